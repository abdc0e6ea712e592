#!/usr/bin/env bash
# Starts a database of compose.yaml. With an empty volume it becomes the standby of its peer. The one that begins makes a new
# database instead, as long as its peer has none. What is acknowledged is on both from when the standby has caught up.
set -euo pipefail
export PGPASSWORD=$POSTGRES_PASSWORD

ask_peer() {
  psql --host "$PEER" --username "$POSTGRES_USER" --dbname postgres --no-align --tuples-only --quiet --command "$1"
}

peer_takes_writes() {
  [ "$(ask_peer 'SELECT pg_is_in_recovery()' 2>/dev/null)" = f ]
}

copy_peer() {
  install --directory --owner postgres --group postgres --mode 700 "$PGDATA"
  gosu postgres pg_basebackup --host "$PEER" --username "$POSTGRES_USER" --pgdata "$PGDATA" --write-recovery-conf --checkpoint fast
  # Whom the peer waits for; this one waits for nobody when it is promoted.
  sed -i '/^synchronous_standby_names/d' "$PGDATA/postgresql.auto.conf"
}

# Each server is known by its host name: that is what a standby gives as its application_name.
make_peer_wait() {
  until [ "$(ask_peer "SELECT state FROM pg_stat_replication WHERE application_name = '$HOSTNAME'" 2>/dev/null)" = streaming ]; do
    sleep 1
  done
  ask_peer "ALTER SYSTEM SET synchronous_standby_names = '\"$HOSTNAME\"'"
  ask_peer 'SELECT pg_reload_conf()'
}

if [ ! -s "$PGDATA/PG_VERSION" ]; then
  if [ "${BEGINS:-no}" = no ]; then
    until peer_takes_writes; do sleep 1; done
  fi
  if peer_takes_writes; then copy_peer; fi
fi
if [ -f "$PGDATA/standby.signal" ]; then make_peer_wait > /dev/null & fi

exec docker-entrypoint.sh postgres \
  -c hba_file=/ops/pg_hba.conf \
  -c cluster_name="$HOSTNAME" \
  -c synchronous_commit=remote_apply \
  -c hot_standby_feedback=on \
  -c wal_keep_size=1GB
