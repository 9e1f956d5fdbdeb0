#!/bin/sh
# Runs the given test in a network namespace of its own, in which it may make bridges and more namespaces.
# Where that is not permitted this fails, and does not skip: then nothing would test devices on a network.
set -eu
if [ "${1:-}" = --inside ]; then
    shift
    ip link set lo up
    exec "$@"
fi
if [ "$(id -u)" = 0 ]; then
    exec unshare --net "$0" --inside "$@"
fi
exec unshare --map-root-user --net "$0" --inside "$@"
