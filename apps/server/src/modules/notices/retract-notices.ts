import { bigint, int, textArray } from '#server/database/column.ts';
import { execute, findMany } from '#server/database/run-statement.ts';
import { type StatementRow, statement } from '#server/database/statement.ts';
import type { Transaction } from '#server/database/transaction.ts';
import { cancelMails } from '#server/mail/mail-outbox.repository.ts';

const row = { notice_id: bigint, member_id: int };

const deleteNotices = statement('retract_notices', {
  text: `
    delete from notices where dedupe_key = any(:dedupe_keys)
    returning notice_id, member_id`,
  params: { dedupe_keys: textArray },
  row,
});

// Lock in id order, the order in which marking notices as read locks them: another order could
// deadlock.
function deleteOwnNotices(name: string, condition: string) {
  return statement(name, {
    text: `
      delete from notices where notice_id in (
        select notice_id from notices
        where member_id = :member_id and ${condition}
        order by notice_id for update)
      returning notice_id, member_id`,
    params: { member_id: int, subject_id: int },
    row,
  });
}
const deleteClubAnnouncements = deleteOwnNotices(
  'retract_announcements',
  "club_id = :subject_id and kind = 'ANNOUNCEMENT'",
);
const deleteCrewAnnouncements = deleteOwnNotices(
  'retract_crew_announcements',
  "crew_id = :subject_id and kind = 'ANNOUNCEMENT'",
);
const deleteRoleRequests = deleteOwnNotices(
  'retract_role_requests',
  `crew_id = :subject_id and kind in ('COHOST_ASKED', 'HOST_HANDED')
          and data -> 'accepted' is null`,
);

export async function retractNotices(tx: Transaction, dedupeKeys: string[]): Promise<void> {
  if (dedupeKeys.length === 0) return;
  const retracted = await findMany(tx, deleteNotices, { dedupe_keys: dedupeKeys });
  await endDeliveries(tx, retracted);
}

export async function retractAnnouncements(
  tx: Transaction,
  { memberId, clubId }: { memberId: number; clubId: number },
): Promise<void> {
  const seat = { member_id: memberId, subject_id: clubId };
  await endDeliveries(tx, await findMany(tx, deleteClubAnnouncements, seat));
}

export async function retractCrewAnnouncements(
  tx: Transaction,
  { memberId, crewId }: { memberId: number; crewId: number },
): Promise<void> {
  const own = { member_id: memberId, subject_id: crewId };
  await endDeliveries(tx, await findMany(tx, deleteCrewAnnouncements, own));
}

/** Retracts the notice of a request that the member has not answered. */
export async function retractRoleRequest(
  tx: Transaction,
  { memberId, crewId }: { memberId: number; crewId: number },
): Promise<void> {
  const own = { member_id: memberId, subject_id: crewId };
  await endDeliveries(tx, await findMany(tx, deleteRoleRequests, own));
}

async function endDeliveries(
  tx: Transaction,
  retracted: readonly StatementRow<typeof deleteNotices>[],
): Promise<void> {
  if (retracted.length === 0) return;
  const noticeIds = retracted.map((notice) => notice.notice_id);
  await execute(tx, cancelMails, { notice_ids: noticeIds, now: tx.clock.now() });
  const memberIds = [...new Set(retracted.map((notice) => notice.member_id))];
  tx.doorbells.ring({ event: 'notices', memberIds });
}
