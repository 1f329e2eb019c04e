#!/bin/sh
# Creates the account of the server and its data folder. Runs as root; running it again changes nothing.
set -eu
data=${1:-/var/lib/vitrine}

getent passwd vitrine >/dev/null ||
  useradd --system --user-group --home-dir "$data" --shell /usr/sbin/nologin vitrine
install -d -o vitrine -g vitrine -m 0750 "$data"
