import type { Context } from '#server/context.ts';
import { findMany } from '#server/database/run-statement.ts';
import type { Transaction } from '#server/database/transaction.ts';
import { addNotices } from '#server/modules/notices/add-notices.ts';
import { retractNotices } from '#server/modules/notices/retract-notices.ts';
import { lockAbsentMembers } from './attendance.repository.ts';

type Marked = { clubId: number; hostId: number; memberIds: number[] };

export async function notifyAbsent(
  tx: Transaction,
  context: Context,
  { clubId, hostId, memberIds }: Marked,
): Promise<void> {
  if (memberIds.length === 0) return;
  const present = await findMany(tx, lockAbsentMembers, { member_ids: memberIds });
  await addNotices(
    tx,
    context,
    present.map(({ member_id: memberId }) => ({
      kind: 'ATTENDANCE',
      memberId,
      clubId,
      actorId: hostId,
      data: { attendance: 'marked' },
      dedupeKey: dedupeKey(clubId, memberId),
    })),
  );
}

export async function notifyContested(
  tx: Transaction,
  context: Context,
  { clubId, hostId, memberId }: { clubId: number; hostId: number; memberId: number },
): Promise<void> {
  const present = await findMany(tx, lockAbsentMembers, { member_ids: [hostId] });
  await addNotices(
    tx,
    context,
    present.map(() => ({
      kind: 'ATTENDANCE',
      memberId: hostId,
      clubId,
      actorId: memberId,
      data: { objection: 'open' },
    })),
  );
}

/** Members who contested are waiting for a result, so they get a notice instead of silence. */
export async function notifyCorrected(
  tx: Transaction,
  context: Context,
  { clubId, hostId, memberIds }: Marked,
): Promise<void> {
  if (memberIds.length === 0) return;
  await retractAbsenceNotice(tx, context, { clubId, memberIds });
  const present = await findMany(tx, lockAbsentMembers, { member_ids: memberIds });
  await addNotices(
    tx,
    context,
    present.map(({ member_id: memberId }) => ({
      kind: 'ATTENDANCE',
      memberId,
      clubId,
      actorId: hostId,
      data: { attendance: 'came' },
    })),
  );
}

export async function retractAbsenceNotice(
  tx: Transaction,
  context: Context,
  { clubId, memberIds }: Omit<Marked, 'hostId'>,
): Promise<void> {
  const keys = memberIds.map((memberId) => dedupeKey(clubId, memberId));
  await retractNotices(tx, context, keys);
}

function dedupeKey(clubId: number, memberId: number): string {
  return `ATTENDANCE:${clubId}:${memberId}`;
}
