#!/usr/bin/env bash
# The engine is configured and built on its own, with every Qt package hidden from CMake.
set -euo pipefail
build="${1:?the build folder}"
cmake -S . -B "$build" -G Ninja -DSIDEBOARD_ENGINE_ONLY=ON -DSIDEBOARD_TESTS=OFF -DCMAKE_DISABLE_FIND_PACKAGE_Qt6=ON \
  -DCMAKE_BUILD_TYPE=RelWithDebInfo "-DCMAKE_CXX_FLAGS_RELWITHDEBINFO=-O2 -g1" > /dev/null
cmake --build "$build"
if grep -qi 'qt6' "$build/build.ninja"; then
  echo "Something of Qt is on the engine's command lines:"
  grep -i 'qt6' "$build/build.ninja" | head -5
  exit 1
fi
