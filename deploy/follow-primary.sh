#!/bin/sh
# Starts a replica: copies the primary once, then follows it.
set -eu
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  until pg_basebackup -h primary -U azit -D "$PGDATA" -R -X stream -c fast; do sleep 1; done
  chmod 700 "$PGDATA"
fi
exec postgres -c hot_standby=on -c max_connections=60 -c cluster_name=replica
