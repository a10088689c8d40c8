import type { NoticeKind } from '@azit/contract/notices/notice-kind';
import type { Context } from '#server/context.ts';
import { execute } from '#server/database/run-statement.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { queueMail } from '#server/mail/queue-mail.ts';
import type { Claim } from './claim.ts';
import { deliverUntil } from './deliver-until.ts';
import { finishDelivery } from './delivery.repository.ts';
import { toDeliveryFacts, toNoticeText } from './delivery.view.ts';
import type { DeliveryRow } from './delivery-facts.repository.ts';
import { noticeMail } from './notice-mail.ts';
import { unsubscribeAddresses } from './unsubscribe-token.ts';

export async function deliverMail(context: Context, claim: Claim, row: DeliveryRow): Promise<void> {
  const { email } = row;
  if (email === null) throw new Error('an active member has an address');
  const now = context.clock.now();
  const reader = { memberId: row.member_id, kind: row.kind as NoticeKind };
  const { oneClick, page } = unsubscribeAddresses(context, reader);
  await inTransaction(context.database, async (tx) => {
    const mark = { ...claim, state: 'sent', now, attempted: true, reason: null };
    if ((await execute(tx, finishDelivery, mark)) === 0) return;
    await queueMail(tx, context, email, noticeMail(context.config, toNoticeText(row, now), page), {
      expiresAt: deliverUntil(toDeliveryFacts(row)),
      noticeId: row.notice_id,
      unsubscribeUrl: oneClick,
    });
  });
}
