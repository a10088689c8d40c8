#!/bin/sh
# Run once by the image of PostgreSQL: the replica may come with the password it has.
echo 'host replication azit all scram-sha-256' >> "$PGDATA/pg_hba.conf"
