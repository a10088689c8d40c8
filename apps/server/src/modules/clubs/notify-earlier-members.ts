import { seoulToday } from '@azit/rules/seoul-clock';
import type { Context } from '#server/context.ts';
import { findMany } from '#server/database/run-statement.ts';
import type { Transaction } from '#server/database/transaction.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { addNotices } from '#server/modules/notices/add-notices.ts';
import { selectInvolvedMembers } from './club-member.repository.ts';

type Opened = {
  clubId: number;
  againOf?: number | null | undefined;
  tellEarlier?: boolean | undefined;
};

export async function notifyEarlierMembers(
  tx: Transaction,
  context: Context,
  { memberId: hostId }: Viewer,
  { clubId, againOf, tellEarlier: isWanted }: Opened,
): Promise<void> {
  if (!isWanted || againOf === undefined || againOf === null) return;
  const today = seoulToday(context.clock.now());
  const earlier = await findMany(tx, selectInvolvedMembers, { club_id: againOf });
  const recipients = earlier.filter(
    (row) => row.status === 'CLUB_JOINED' && row.member_id !== hostId,
  );
  await addNotices(
    tx,
    context,
    recipients.map((row) => ({
      kind: 'CLUB_OPENED_AGAIN',
      memberId: row.member_id,
      clubId,
      actorId: hostId,
      dedupeKey: `CLUB_OPENED_AGAIN:${againOf}:${row.member_id}:${today}`,
    })),
  );
}
