#!/bin/sh
# Runs the given test in a network namespace of its own, with loopback and one pair of virtual interfaces.
# Where namespaces are not permitted this fails, and does not skip: then nothing would test discovery.
set -eu
if [ "${1:-}" = --inside ]; then
    shift
    ip link set lo up
    ip link add sbtest0 type veth peer name sbtest0peer
    ip link set sbtest0peer up
    ip addr add 10.77.0.1/24 broadcast 10.77.0.255 dev sbtest0
    ip link set sbtest0 up multicast on
    ip addr replace fe80::1/64 dev sbtest0 nodad
    exec "$@"
fi
if [ "$(id -u)" = 0 ]; then
    exec unshare --net "$0" --inside "$@"
fi
exec unshare --map-root-user --net "$0" --inside "$@"
