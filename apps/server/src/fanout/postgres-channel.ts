import { text, textArray } from '#server/database/column.ts';
import type { Database, DatabaseConnection } from '#server/database/database.ts';
import type { DatabaseLog } from '#server/database/database-log.ts';
import { findMany } from '#server/database/run-statement.ts';
import { statement } from '#server/database/statement.ts';
import type { DoorbellChannel } from './doorbell-channel.ts';
import { listenToChannel } from './listen-to-channel.ts';

const DOORBELL_CHANNEL = 'doorbells';

/**
 * Never run this in a transaction with other statements: all commits with a NOTIFY wait for one
 * global lock.
 */
const publishDoorbells = statement('publish_doorbells', {
  text: `
    select pg_notify('${DOORBELL_CHANNEL}', doorbell)::text as sent
    from unnest(:doorbells::text[]) as doorbell`,
  params: { doorbells: textArray },
  row: { sent: text },
});

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
