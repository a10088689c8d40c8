import type { Database, DatabaseConnection } from '#server/database/database.ts';
import type { DatabaseLog } from '#server/database/database-log.ts';
import { findMany } from '#server/database/run-statement.ts';
import type { BellChannel } from './bell-channel.ts';
import { DOORBELL_CHANNEL, publishDoorbells } from './doorbell.repository.ts';
import { listenToChannel } from './listen-to-channel.ts';

/** PostgreSQL takes payloads of fewer than 8,000 bytes. */
const LONGEST_PAYLOAD = 7_999;

/**
 * Publishes on an ordinary connection. Listens on `direct`, one connection of its own to PostgreSQL
 * itself: through a pooler nothing would be heard.
 */
export function postgresChannel(given: {
  database: Database;
  direct: DatabaseConnection;
  log: DatabaseLog;
}): BellChannel {
  const { database, direct, log } = given;
  return {
    maxTextBytes: LONGEST_PAYLOAD,
    publish: async (texts) => {
      await findMany(database, publishDoorbells, { bells: [...texts] });
    },
    listen: (listener) =>
      listenToChannel({ connection: direct, channel: DOORBELL_CHANNEL, listener, log }),
    // The connections it publishes on are the database's.
    close: async () => {},
  };
}
