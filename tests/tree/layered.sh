#!/usr/bin/env bash
# engine <- sync <- app <- qml: nobody includes what lies above it, and the engine knows neither Qt, nor files, nor time.
set -uo pipefail
failed=0
forbid() { # what it is called, what must not be there, where
  local found
  found="$(grep -rnE "$2" "${@:3}" --include='*.h' --include='*.cpp')" || return 0
  printf '%s:\n%s\n' "$1" "$found"
  failed=1
}
forbid "Qt in the engine" '#include <Q[A-Za-z]' engine
forbid "the engine reaches up" '#include "(sync|app|tests)/' engine
forbid "sync reaches up" '#include "(app|tests)/' sync
forbid "the product includes its tests" '#include "tests/' app
forbid "the engine reads files or a clock" '#include <(fstream|filesystem|chrono|ctime|cstdio|thread|random)>' engine
forbid "a context property" 'setContextProperty' app
exit "$failed"
