import { type Database, type DatabaseConnection, openDatabase } from '../database.ts';
import type { DatabaseLog } from '../database-log.ts';
import { startHealthProbe } from '../health-probe.ts';
import { openReplicas, type Replicas, type Watch } from './open-replicas.ts';

// The number of connections per pool. Statements on more connections would only wait inside
// PostgreSQL on a small machine.
const MAX_CONNECTIONS = 5;

export type Databases = {
  database: Database;
  replicas: Replicas | undefined;
  close(): Promise<void>;
};

export function openDatabases(
  connection: DatabaseConnection,
  replicaUrls: readonly string[],
  log: DatabaseLog,
  watch: Watch = (database) => database,
): Databases {
  const tracksPosition = replicaUrls.length > 0;
  const options = { maxConnections: MAX_CONNECTIONS, log };
  const database = watch(openDatabase({ connection, ...options, tracksPosition }), 'primary');
  const connections = replicaUrls.map((connectionString) => ({ connectionString }));
  const replicas = tracksPosition
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
