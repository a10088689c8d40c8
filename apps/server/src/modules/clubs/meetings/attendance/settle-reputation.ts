import { meetingStart } from '@azit/rules/meeting-time';
import type { Context } from '#server/context.ts';
import { execute, findMany, findOne } from '#server/database/run-statement.ts';
import type { StatementRow } from '#server/database/statement.ts';
import { inTransaction, type Transaction } from '#server/database/transaction.ts';
import { toMeeting } from '#server/modules/clubs/club.policy.ts';
import { nowValues } from '#server/modules/clubs/meeting-clock.ts';
import { lockClubSeats } from '#server/modules/clubs/seats/deadline.repository.ts';
import {
  appendDeeds,
  appendEvents,
  lockMemberLedgers,
} from '#server/modules/members/reputation/append-events.ts';
import {
  markArrivalsSettled,
  selectArrivedClubs,
  selectSettledAttendance,
} from './settled-attendance.repository.ts';

type Row = StatementRow<typeof selectSettledAttendance>;

/**
 * Makes the reputation events of a meeting match its attendance: appends missing events and
 * retracts wrong ones. Until the host confirms attendance, only arrivals by door code have events.
 */
export async function settleReputation(tx: Transaction, clubId: number, now: Date): Promise<void> {
  const club_id = clubId;
  await lockSeatedLedgers(tx, clubId);
  await execute(tx, markArrivalsSettled, { club_id });
  const rows = await findMany(tx, selectSettledAttendance, { club_id });
  const changed = rows
    .map((row) => ({ ...row, due: getDue(row, rows) }))
    .filter((row) => row.due !== row.stored_kind);
  await appendEvents(
    tx,
    changed.flatMap(({ member_id, event_id, delta, halves_on }) =>
      event_id === null || delta === null
        ? []
        : [
            {
              member_id,
              at: now,
              kind: 'RETRACTED' as const,
              delta: -delta,
              club_id: clubId,
              halves_on,
              retracts: event_id,
            },
          ],
    ),
  );
  const [club] = rows;
  if (club === undefined) return;
  const deeds = changed.flatMap(({ member_id: memberId, due: kind }) =>
    kind === null ? [] : [{ memberId, kind }],
  );
  const at = meetingStart(toMeeting(club));
  await appendDeeds(tx, deeds, { clubId, at, now });
}

/** A person who came alone met nobody and gets no event. */
function getDue(row: Row, rows: readonly Row[]): 'ATTENDED' | 'ABSENT' | null {
  if (row.attendance === 'CONTESTED') return null;
  if (row.attendance === 'ABSENT') return 'ABSENT';
  const hasCompany = rows.some(
    (other) => other.member_id !== row.member_id && other.attendance === 'CAME',
  );
  return hasCompany ? 'ATTENDED' : null;
}

const CLUBS_AT_A_TIME = 100;

/** After a meeting, arrivals count for the reputation even if the host never confirms. */
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

/**
 * Call before inserting rows with foreign keys to these members, because such an insert locks the
 * members too. In the opposite order this could deadlock with a withdrawal, which locks in two steps.
 */
export async function lockSeatedLedgers(tx: Transaction, clubId: number): Promise<void> {
  const seated = await findMany(tx, selectSettledAttendance, { club_id: clubId });
  await lockMemberLedgers(
    tx,
    seated.map((row) => row.member_id),
  );
}
