import type { Context } from '#server/context.ts';
import { execute } from '#server/database/run-statement.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { applicationNotFound } from '#server/modules/clubs/applications/application.refusal.ts';
import { lockHostedClub } from '#server/modules/clubs/lock-club.ts';
import { ringClub } from '#server/modules/clubs/notify-club.ts';
import { Refusal } from '#server/runtime/refusal.ts';
import { updatePreapproval } from './queue.repository.ts';
import { readQueue } from './queue.ts';
import { notifySeatOpen, settleSeats } from './settle-seats.ts';

type Preapproval = { clubId: number; memberId: number; approved: boolean };

export async function preapprove(
  context: Context,
  viewer: Viewer,
  { clubId, memberId, approved }: Preapproval,
): Promise<void> {
  const now = context.clock.now();
  await inTransaction(context, async (tx) => {
    await lockHostedClub(tx, viewer, clubId, { capability: 'decideApplications', now });
    const { waiting, offered } = await readQueue(tx, clubId, now);
    if (offered.some((row) => row.member_id === memberId)) {
      if (approved) return;
      throw new Refusal(409, 'SEAT_ALREADY_OFFERED', '이미 자리를 맡아 둔 사람이에요.');
    }
    const row = waiting.find((one) => one.member_id === memberId);
    if (row === undefined) throw applicationNotFound('자리를 기다리는 사람이 아니에요.');
    if (row.is_preapproved === approved) return;
    const own = { club_id: clubId, member_id: memberId };
    await execute(tx, updatePreapproval, { ...own, is_preapproved: approved });
    const { hasFreeSeat, notified } = await settleSeats(tx, clubId);
    // Shortly before the start, every approved member of the queue may take a free seat. The others
    // were already notified of it, so notify only the member who was just approved.
    if (approved && hasFreeSeat && !notified.includes(memberId))
      await notifySeatOpen(tx, clubId, [memberId]);
    await ringClub(tx, clubId);
  });
}
