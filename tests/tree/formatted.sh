#!/usr/bin/env bash
# Every C++ file is as clang-format with the tree's own settings writes it.
set -euo pipefail
find engine sync app tests -name '*.cpp' -o -name '*.h' | xargs clang-format --dry-run -Werror
