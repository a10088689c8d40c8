import { findMany } from '#server/database/run-statement.ts';
import type { Transaction } from '#server/database/transaction.ts';
import { addNotices, type NewNotice } from '#server/modules/notices/add-notices.ts';
import { retractNotices } from '#server/modules/notices/retract-notices.ts';
import { lockNotifiedMembers } from './attendance.repository.ts';

type Marked = { clubId: number; hostId: number; memberIds: number[] };

export function notifyAbsent(
  tx: Transaction,
  { clubId, hostId, memberIds }: Marked,
): Promise<void> {
  return notifyAttendance(tx, memberIds, (memberId) => ({
    clubId,
    actorId: hostId,
    data: { attendance: 'marked' },
    dedupeKey: dedupeKey(clubId, memberId),
  }));
}

export function notifyContested(
  tx: Transaction,
  { clubId, hostId, memberId }: { clubId: number; hostId: number; memberId: number },
): Promise<void> {
  const objection = { clubId, actorId: memberId, data: { objection: 'open' } } as const;
  return notifyAttendance(tx, [hostId], () => objection);
}

/**
 * Notifies members who contested their absence, once the host agrees that they came. They are
 * waiting for this result.
 */
export async function notifyCorrected(
  tx: Transaction,
  { clubId, hostId, memberIds }: Marked,
): Promise<void> {
  if (memberIds.length === 0) return;
  await retractAbsenceNotice(tx, { clubId, memberIds });
  const correction = { clubId, actorId: hostId, data: { attendance: 'came' } } as const;
  await notifyAttendance(tx, memberIds, () => correction);
}

async function notifyAttendance(
  tx: Transaction,
  memberIds: number[],
  describe: (memberId: number) => Omit<NewNotice, 'kind' | 'memberId'>,
): Promise<void> {
  if (memberIds.length === 0) return;
  const present = await findMany(tx, lockNotifiedMembers, { member_ids: memberIds });
  const notices = present.map(({ member_id: memberId }) => ({
    kind: 'ATTENDANCE' as const,
    memberId,
    ...describe(memberId),
  }));
  await addNotices(tx, notices);
}

export async function retractAbsenceNotice(
  tx: Transaction,
  { clubId, memberIds }: Omit<Marked, 'hostId'>,
): Promise<void> {
  const keys = memberIds.map((memberId) => dedupeKey(clubId, memberId));
  await retractNotices(tx, keys);
}

function dedupeKey(clubId: number, memberId: number): string {
  return `ATTENDANCE:${clubId}:${memberId}`;
}
