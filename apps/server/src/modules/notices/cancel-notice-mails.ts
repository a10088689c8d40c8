import type { Context } from '#server/context.ts';
import { bigint, textArray } from '#server/database/column.ts';
import { execute, findMany } from '#server/database/run-statement.ts';
import { statement } from '#server/database/statement.ts';
import type { Transaction } from '#server/database/transaction.ts';
import { cancelMails } from '#server/mail/mail-outbox.repository.ts';

const selectNoticeIds = statement({
  name: 'select_notice_ids',
  text: 'select notice_id from notices where dedupe_key = any(:dedupe_keys)',
  params: { dedupe_keys: textArray },
  row: { notice_id: bigint },
});

/** Call it before the notices are removed. A mail that is being sent right now still arrives. */
export async function cancelNoticeMails(
  tx: Transaction,
  { clock }: Pick<Context, 'clock'>,
  dedupeKeys: string[],
): Promise<void> {
  const notices = await findMany(tx, selectNoticeIds, { dedupe_keys: dedupeKeys });
  const noticeIds = notices.map((row) => row.notice_id);
  await execute(tx, cancelMails, { notice_ids: noticeIds, now: clock.now() });
}
