import type { NoticeKind } from '@azit/contract/notices/notice-kind';
import type { Context } from '#server/context.ts';
import { execute } from '#server/database/run-statement.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { queueMail } from '#server/mail/queue-mail.ts';
import { deliverUntil } from './deliver-until.ts';
import { type Claim, finishDelivery } from './delivery.repository.ts';
import { toDeliveryFacts } from './delivery.view.ts';
import type { DeliveryRow } from './delivery-facts.repository.ts';
import { hasMeetingFile, noticeMail } from './notice-mail.ts';
import { unsubscribeAddresses } from './unsubscribe-token.ts';

/**
 * Returns undefined for a member without a seat. The caller passes this function, because it
 * belongs to the clubs module, which this module may not import.
 */
export type ReadMeetingFile = (
  context: Context,
  memberId: number,
  clubId: number,
) => Promise<string | undefined>;

export async function deliverMail(
  context: Context,
  readMeetingFile: ReadMeetingFile,
  claim: Claim,
  row: DeliveryRow,
): Promise<void> {
  const { email, member_id: memberId, club_id: clubId } = row;
  if (email === null) throw new Error('an active member has an address');
  const now = context.clock.now();
  const kind = row.kind as NoticeKind;
  const { oneClick, page } = unsubscribeAddresses(context, { memberId, kind });
  const calendar =
    clubId !== null && hasMeetingFile(row, now)
      ? await readMeetingFile(context, memberId, clubId)
      : undefined;
  await inTransaction(context, async (tx) => {
    const mark = { ...claim, state: 'sent', now, attempted: true, reason: null };
    if ((await execute(tx, finishDelivery, mark)) === 0) return;
    await queueMail(tx, context, email, noticeMail(context, row, page), {
      kind,
      expiresAt: deliverUntil(toDeliveryFacts(row, now)),
      noticeId: row.notice_id,
      unsubscribeUrl: oneClick,
      ...(calendar !== undefined && { calendar }),
    });
  });
}
