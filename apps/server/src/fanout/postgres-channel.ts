import type { Database, DatabaseConnection } from '#server/database/database.ts';
import type { DatabaseLog } from '#server/database/database-log.ts';
import { findMany } from '#server/database/run-statement.ts';
import { DOORBELL_CHANNEL, publishDoorbells } from './doorbell.repository.ts';
import type { DoorbellChannel } from './doorbell-channel.ts';
import { listenToChannel } from './listen-to-channel.ts';

/** PostgreSQL rejects NOTIFY payloads of 8,000 bytes or more. */
const MAX_PAYLOAD_BYTES = 7_999;

/** Listen on a dedicated, direct connection: a pooler does not forward notifications. */
export function postgresChannel(given: {
  database: Database;
  direct: DatabaseConnection;
  log: DatabaseLog;
}): DoorbellChannel {
  const { database, direct, log } = given;
  return {
    maxTextBytes: MAX_PAYLOAD_BYTES,
    publish: async (texts) => {
      await findMany(database, publishDoorbells, { doorbells: [...texts] });
    },
    listen: (listener) =>
      listenToChannel({ connection: direct, channel: DOORBELL_CHANNEL, listener, log }),
    close: async () => {},
  };
}
