#!/usr/bin/env bash
# The engine is configured on its own with every Qt package hidden from CMake, and nothing of Qt stands on its command
# lines, neither there nor in the build that these tests belong to, which compiles it with the same ones.
set -euo pipefail
build="${1:?a folder for the engine alone}"
everything="${2:?the compile commands of the whole build}"
cmake -S . -B "$build" -G Ninja -DSIDEBOARD_ENGINE_ONLY=ON -DSIDEBOARD_TESTS=OFF -DCMAKE_DISABLE_FIND_PACKAGE_Qt6=ON \
  > /dev/null 2>&1
grep -q 'engine/core/log.cpp' "$build/compile_commands.json"
for commands in "$build/compile_commands.json" "$everything"; do
  if grep '"command"' "$commands" | grep -E -- '-o engine/CMakeFiles/sideboard_engine' | grep -i 'qt'; then
    echo "Something of Qt is on the engine's command lines in $commands."
    exit 1
  fi
done
