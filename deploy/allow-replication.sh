#!/bin/sh
# The PostgreSQL image runs this script once, when it creates the database. It lets the replica
# connect with the password of the user azit.
echo 'host replication azit all scram-sha-256' >> "$PGDATA/pg_hba.conf"
