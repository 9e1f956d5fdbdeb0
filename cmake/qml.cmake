# What every folder with Qt in it needs; included in its own scope because settings are per directory.
find_package(Qt6 6.4 REQUIRED COMPONENTS Core Gui Qml Quick QuickControls2 Svg LinguistTools)
qt_standard_project_setup()
set(QT_QML_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/modules)
set(CMAKE_AUTOMOC ON)

# QML compiled ahead of time starts faster but builds for minutes: for what people get, not for work in progress.
if(CMAKE_BUILD_TYPE STREQUAL "Release")
  set(SIDEBOARD_QML_CACHE "")
else()
  set(SIDEBOARD_QML_CACHE NO_CACHEGEN)
endif()
