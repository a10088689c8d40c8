import { DOOR_CODE_LENGTH, DOOR_LETTERS, type DoorCode } from '@azit/contract/clubs/arrival.schema';
import {
  acceptedDoorSteps,
  DOOR_STEP_MS,
  doorStep,
  hasArrived,
  whyNoArrival,
} from '@azit/rules/hosting/arrival';
import type { Context } from '#server/context.ts';
import { hiddenValues } from '#server/database/block-sql.ts';
import { int, nullable, timestamp } from '#server/database/column.ts';
import { execute, findMany, findOne } from '#server/database/run-statement.ts';
import { statement } from '#server/database/statement.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { enforceGuardLimit } from '#server/limits/rate-limit.ts';
import { upsertAnswer } from '#server/modules/clubs/answers/answer.repository.ts';
import { phasedClub, type TimedClub } from '#server/modules/clubs/club.policy.ts';
import { requireCapability, requireClub } from '#server/modules/clubs/club.refusal.ts';
import { selectCohosts } from '#server/modules/clubs/crew-dates/crew-date.repository.ts';
import { lockExistingClub } from '#server/modules/clubs/lock-club.ts';
import {
  selectAttendanceClub,
  selectAttendees,
} from '#server/modules/clubs/meetings/attendance/attendance.repository.ts';
import { toAttendee } from '#server/modules/clubs/meetings/attendance/attendance.view.ts';
import type { KeyedHash } from '#server/runtime/keyed-hash.ts';
import { forbidden, Refusal } from '#server/runtime/refusal.ts';

const selectOwnArrival = statement('select_own_arrival', {
  text: `
    select arrived_at from club_members
    where club_id = :club_id and member_id = :member_id and status = 'CLUB_JOINED'`,
  params: { club_id: int, member_id: int },
  row: { arrived_at: nullable(timestamp) },
});

const recordArrival = statement('record_arrival', {
  text: `
    update club_members set arrived_at = :now
    where club_id = :club_id and member_id = :member_id`,
  params: { club_id: int, member_id: int, now: timestamp },
});

/** A repeated request of a member who has arrived succeeds even if its code has expired. */
export async function arrive(
  context: Context,
  viewer: Viewer,
  { clubId, code }: { clubId: number; code: string },
): Promise<void> {
  const { memberId } = viewer;
  await enforceGuardLimit(context, 'doorCode', String(memberId));
  const now = context.clock.now();
  const own = { club_id: clubId, member_id: memberId };
  await inTransaction(context, async (tx) => {
    const club = await lockExistingClub(tx, viewer, clubId);
    const seat = await findOne(tx, selectOwnArrival, own);
    if (seat === undefined) throw withoutSeat();
    requireArrivalTime(club, now);
    if (hasArrived(phasedClub(club), seat.arrived_at)) return;
    if (!isDoorCode(context.keyedHash, clubId, code, now)) throw wrongDoorCode();
    await execute(tx, recordArrival, { ...own, now });
    // An arrival also answers whether the member comes.
    await execute(tx, upsertAnswer, { ...own, is_going: true, now });
    const cohosts = await findMany(tx, selectCohosts, { club_id: clubId });
    const memberIds = [club.host_id, ...cohosts.map((row) => row.member_id), memberId];
    tx.doorbells.ring({ event: 'club', clubId, memberIds });
  });
}

function requireArrivalTime(club: TimedClub, now: Date) {
  const reason = whyNoArrival(phasedClub(club), now);
  if (reason !== null) throw new Refusal(422, 'DOOR_CLOSED', reason);
}

function withoutSeat(): Refusal {
  return forbidden('이 모임에 함께하는 사람만 쓸 수 있어요.');
}

function wrongDoorCode(): Refusal {
  const message = '글자가 맞지 않아요. 지금 보이는 글자를 써 주세요.';
  return new Refusal(409, 'DOOR_CODE_MISMATCH', message);
}

/** The code is computed, not stored, so that every process knows the same letters. */
export function makeDoorCode(keyedHash: KeyedHash, clubId: number, step: number): string {
  let rest = keyedHash(`door code ${clubId} ${step}`).readUIntBE(0, 6);
  let code = '';
  while (code.length < DOOR_CODE_LENGTH) {
    code += DOOR_LETTERS.charAt(rest % DOOR_LETTERS.length);
    rest = Math.floor(rest / DOOR_LETTERS.length);
  }
  return code;
}

export function isDoorCode(keyedHash: KeyedHash, clubId: number, code: string, now: Date): boolean {
  return acceptedDoorSteps(now).some((step) => makeDoorCode(keyedHash, clubId, step) === code);
}

export async function getDoorCode(
  { database, clock, keyedHash }: Context,
  viewer: Viewer,
  clubId: number,
): Promise<DoorCode> {
  const ids = { club_id: clubId, viewer_id: viewer.memberId, ...hiddenValues(viewer) };
  const club = requireClub(await findOne(database, selectAttendanceClub, ids));
  requireCapability(club, viewer, 'takeAttendance');
  const now = clock.now();
  requireArrivalTime(club, now);
  const rows = await findMany(database, selectAttendees, { ...ids, is_host: true });
  const step = doorStep(now);
  const expiresAt = new Date((step + 1) * DOOR_STEP_MS);
  return {
    code: makeDoorCode(keyedHash, clubId, step),
    expiresAt: expiresAt.toISOString(),
    expiresInMs: expiresAt.getTime() - now.getTime(),
    members: rows.map((row) => toAttendee(row, club)),
  };
}
