import { type Database, type DatabaseConnection, openDatabase } from '../database.ts';
import type { DatabaseLog } from '../database-log.ts';
import { startHealthProbe } from '../health-probe.ts';
import { openReplicas, type Replicas, type Watch } from './open-replicas.ts';

// PostgreSQL is the larger consumer on a small machine; more connections only queue there.
const MAX_CONNECTIONS = 5;

export type Databases = {
  database: Database;
  replicas: Replicas | undefined;
  close(): Promise<void>;
};

/** The database that is written to, and its replicas where there are any, all probed. */
export function openDatabases(
  connection: DatabaseConnection,
  replicaUrls: readonly string[],
  log: DatabaseLog,
  watch: Watch = (database) => database,
): Databases {
  const followsPosition = replicaUrls.length > 0;
  const options = { maxConnections: MAX_CONNECTIONS, log };
  const database = watch(openDatabase({ connection, ...options, followsPosition }), 'primary');
  const connections = replicaUrls.map((connectionString) => ({ connectionString }));
  const replicas = followsPosition
    ? openReplicas({ primary: database, connections, ...options, watch })
    : undefined;
  const { stop } = replicas ?? startHealthProbe(database, log);
  return {
    database,
    replicas,
    close: async () => {
      await stop();
      await database.close();
    },
  };
}
