import { REMIND_HOST_AFTER_HOURS } from '@azit/rules/hosting/seat-deadlines';
import type { Context } from '#server/context.ts';
import { findMany, findOne } from '#server/database/run-statement.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { nowValues } from '#server/modules/clubs/meeting-clock.ts';
import { notifyHosts } from '#server/modules/clubs/notify-club.ts';
import {
  lockClubSeats,
  lockUndecidedClubs,
  markDueNotified,
  selectDueClubs,
} from './deadline.repository.ts';
import { selectReleasingClubs } from './release-seats.ts';
import { endExpired, settleSeats } from './settle-seats.ts';

const ROWS_AT_A_TIME = 100;
const HOUR_MS = 60 * 60_000;

/**
 * Requests that need a seat end expired offers themselves. This job ends those that no request has
 * ended, so that notices are sent and the next member gets an offer.
 */
export async function settleDueSeats(context: Context, signal: AbortSignal): Promise<void> {
  await endDue(context, signal);
  await releaseDue(context, signal);
  await remindHosts(context, signal);
}

async function endDue(context: Context, signal: AbortSignal): Promise<void> {
  const { database, clock } = context;
  for (;;) {
    const due = await findMany(database, selectDueClubs, {
      now: clock.now(),
      size: ROWS_AT_A_TIME,
    });
    for (const { club_id } of due) {
      if (signal.aborted) return;
      await settleLockedSeats(context, club_id);
    }
    if (due.length === 0) return;
  }
}

async function releaseDue(context: Context, signal: AbortSignal): Promise<void> {
  const { database, clock } = context;
  for (let after = 0; ; ) {
    const page = { after, now: clock.now(), size: ROWS_AT_A_TIME };
    const clubs = await findMany(database, selectReleasingClubs, page);
    for (const { club_id } of clubs) {
      if (signal.aborted) return;
      after = club_id;
      await settleLockedSeats(context, club_id);
    }
    if (clubs.length < ROWS_AT_A_TIME) return;
  }
}

async function settleLockedSeats(context: Context, clubId: number): Promise<void> {
  await inTransaction(context, async (tx) => {
    await findOne(tx, lockClubSeats, { club_id: clubId });
    await settleSeats(tx, clubId);
    await endExpired(tx, clubId);
  });
}

async function remindHosts(context: Context, signal: AbortSignal): Promise<void> {
  for (let found = 1; found > 0 && !signal.aborted; )
    found = await inTransaction(context, async (tx) => {
      const now = context.clock.now();
      const appliedBefore = new Date(now.getTime() - REMIND_HOST_AFTER_HOURS * HOUR_MS);
      const clubs = await findMany(tx, lockUndecidedClubs, {
        applied_before: appliedBefore,
        now,
        size: ROWS_AT_A_TIME,
        ...nowValues(now),
      });
      const due = await findMany(tx, markDueNotified, {
        club_ids: clubs.map((club) => club.club_id),
        applied_before: appliedBefore,
        now,
      });
      for (const { club_id, member_id: actorId, expires_at } of due) {
        const club = clubs.find((one) => one.club_id === club_id);
        const data = expires_at === null ? {} : { until: expires_at.toISOString() };
        if (club) await notifyHosts(tx, club, { kind: 'APPLICATION_DUE', actorId, data });
      }
      return clubs.length;
    });
}
