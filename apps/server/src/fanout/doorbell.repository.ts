import { text, textArray } from '#server/database/column.ts';
import { statement } from '#server/database/statement.ts';

export const DOORBELL_CHANNEL = 'doorbells';

/**
 * Never call this in a transaction with other work: all commits with a NOTIFY wait for one global
 * lock.
 */
export const publishDoorbells = statement('publish_doorbells', {
  text: `
    select pg_notify('${DOORBELL_CHANNEL}', doorbell)::text as sent
    from unnest(:doorbells::text[]) as doorbell`,
  params: { doorbells: textArray },
  row: { sent: text },
});
