import type { ClubVisibility } from '@azit/contract/clubs/club.field';
import { seoulToday } from '@azit/rules/seoul-clock';
import { findMany } from '#server/database/run-statement.ts';
import type { Transaction } from '#server/database/transaction.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { addNotices } from '#server/modules/notices/add-notices.ts';
import { selectInvolvedMembers, selectReturningMembers } from './club-member.repository.ts';

type Opened = {
  clubId: number;
  againOf?: number | null | undefined;
  tellEarlier?: boolean | undefined;
  admitEarlier?: boolean | undefined;
  visibility?: ClubVisibility | undefined;
};

/** Returns how many members got a notice. */
export async function notifyEarlierMembers(
  tx: Transaction,
  { memberId: hostId }: Viewer,
  opened: Opened,
): Promise<number> {
  const { clubId, againOf, tellEarlier: isWanted } = opened;
  if (!isWanted || againOf === undefined || againOf === null) return 0;
  // Earlier members could not open a link-only club without a link, which only the host can send.
  if (opened.visibility === 'BY_LINK') return 0;
  const now = tx.clock.now();
  const today = seoulToday(now);
  const earlier = await findMany(tx, selectInvolvedMembers, { club_id: againOf, now });
  const recipients = earlier.filter(
    (row) => row.status === 'CLUB_JOINED' && row.member_id !== hostId,
  );
  const returning = await findMany(tx, selectReturningMembers, {
    club_id: clubId,
    member_ids: opened.admitEarlier ? recipients.map((row) => row.member_id) : [],
  });
  const welcome = new Set(returning.map((row) => row.member_id));
  return addNotices(
    tx,
    recipients.map((row) => ({
      kind: 'CLUB_OPENED_AGAIN',
      memberId: row.member_id,
      clubId,
      actorId: hostId,
      data: welcome.has(row.member_id) ? { mayRejoin: true } : {},
      dedupeKey: `CLUB_OPENED_AGAIN:${againOf}:${row.member_id}:${today}`,
    })),
  );
}
