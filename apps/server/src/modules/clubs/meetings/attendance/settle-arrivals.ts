import type { Context } from '#server/context.ts';
import { findMany, findOne } from '#server/database/run-statement.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { nowValues } from '#server/modules/clubs/meeting-clock.ts';
import { lockClubSeats } from '#server/modules/clubs/seats/deadline.repository.ts';
import { settleReputation } from './settle-reputation.ts';
import { selectArrivedClubs } from './settled-attendance.repository.ts';

const CLUBS_AT_A_TIME = 100;

/** After a meeting, arrivals count for the temperature even if the host never confirms. */
export async function settleArrivals(context: Context, signal: AbortSignal): Promise<void> {
  const { database, clock } = context;
  for (let after = 0; ; ) {
    const now = clock.now();
    const ended = { after, now, size: CLUBS_AT_A_TIME, ...nowValues(now) };
    const clubs = await findMany(database, selectArrivedClubs, ended);
    for (const { club_id } of clubs) {
      if (signal.aborted) return;
      after = club_id;
      await inTransaction(context, async (tx) => {
        await findOne(tx, lockClubSeats, { club_id });
        await settleReputation(tx, club_id, now);
      });
    }
    if (clubs.length < CLUBS_AT_A_TIME) return;
  }
}
