import type { Answer } from '@azit/contract/clubs/answer.schema';
import type { Context } from '#server/context.ts';
import { execute, findOne } from '#server/database/run-statement.ts';
import { inTransaction, type Transaction } from '#server/database/transaction.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { selectApplication } from '#server/modules/clubs/applications/application.repository.ts';
import { giveUpSeat } from '#server/modules/clubs/applications/give-up-seat.ts';
import { lockApplicant } from '#server/modules/clubs/applications/lock-applicant.ts';
import { requireOpen } from '#server/modules/clubs/club.refusal.ts';
import type { LockedClub } from '#server/modules/clubs/club.repository.ts';
import { lockExistingClub } from '#server/modules/clubs/lock-club.ts';
import { ringClub, ringPublicClub } from '#server/modules/clubs/notify-club.ts';
import { answerLockedOffer, wasOffered } from '#server/modules/clubs/seats/answer-offer.ts';
import { findPosition, readQueue } from '#server/modules/clubs/seats/queue.ts';
import { settleFirst } from '#server/modules/clubs/seats/settle-seats.ts';
import { claimSeat } from '#server/modules/clubs/seats/take-seat.ts';
import { recordDecline } from '#server/modules/notices/notice.repository.ts';
import { forbidden, Refusal } from '#server/runtime/refusal.ts';
import { selectLastChange } from '../meetings/club-change.repository.ts';
import { selectWasReleased, upsertAnswer } from './answer.repository.ts';
import { takeDateSeat } from './take-date-seat.ts';

type GivenAnswer = { clubId: number; going: boolean; seenAt?: string | undefined };

async function noSeat(
  tx: Transaction,
  own: { club_id: number; member_id: number },
): Promise<Refusal> {
  const found = await findOne(tx, selectWasReleased, own);
  if (!found?.was_released) return forbidden('참여하는 사람만 답할 수 있어요.');
  return new Refusal(409, 'SEAT_RELEASED', '답이 없어 자리를 넘겼어요.');
}

/**
 * Handles 갈게요 and 못 가요 to a meeting of a crew, to a changed meeting, to the question of the day
 * before, and to an offered seat.
 */
export function answerClub(
  context: Context,
  viewer: Viewer,
  { clubId, going, seenAt }: GivenAnswer,
): Promise<Answer> {
  return inTransaction(context, async (tx) => {
    const club = await lockExistingClub(tx, viewer, clubId);
    return answerLockedClub(tx, { club, memberId: viewer.memberId, going, seenAt });
  });
}

/**
 * Handles the confirmation of older clients. They know it only as the answer to a change, so it
 * requires a seat and never takes one.
 */
export async function confirmGoing(
  context: Context,
  viewer: Viewer,
  { clubId, going, seenAt }: GivenAnswer,
): Promise<void> {
  const { memberId } = viewer;
  const own = { club_id: clubId, member_id: memberId, now: context.clock.now() };
  await inTransaction(context, async (tx) => {
    const club = await lockExistingClub(tx, viewer, clubId);
    if (club.host_id === memberId) throw forbidden('호스트는 답하지 않아도 돼요.');
    const seat = await findOne(tx, selectApplication, own);
    if (seat?.status !== 'CLUB_JOINED') throw await noSeat(tx, own);
    await answerLockedClub(tx, { club, memberId, going, seenAt });
  });
}

type LockedAnswer = Omit<GivenAnswer, 'clubId'> & { club: LockedClub; memberId: number };

export async function answerLockedClub(
  tx: Transaction,
  { club: locked, memberId, going, seenAt }: LockedAnswer,
): Promise<Answer> {
  const club = locked.releases_seats ? await settleFirst(tx, locked) : locked;
  const { club_id: clubId } = club;
  const now = tx.clock.now();
  const own = { club_id: clubId, member_id: memberId, now };
  const before = await findOne(tx, selectApplication, own);
  const hasSeat = before?.status === 'CLUB_JOINED';
  if (!club.is_in_crew && !hasSeat) {
    if (!before?.is_queued && !(await wasOffered(tx, own))) throw await noSeat(tx, own);
    return answerLockedOffer(tx, { club, memberId, accepting: going });
  }
  requireOpen(club, now);
  await requireNoChangeSince(tx, clubId, seenAt);
  if (club.host_id === memberId) {
    if (going) return { answer: 'GOING' };
    throw new Refusal(422, 'HOST_CANNOT_LEAVE', '호스트는 못 간다고 답할 수 없어요.');
  }
  if (going && !hasSeat) return takeOrWait(tx, club, memberId);
  if (going) {
    const isNew = (await execute(tx, upsertAnswer, { ...own, is_going: true })) > 0;
    if (isNew) await ringClub(tx, clubId);
    return { answer: 'GOING' };
  }
  if (await giveUpSeat(tx, { club, memberId, isWaiting: !hasSeat }))
    await execute(tx, recordDecline, own);
  await ringPublicClub(tx, clubId, [memberId]);
  return { answer: 'NOT_GOING' };
}

async function takeOrWait(tx: Transaction, locked: LockedClub, memberId: number): Promise<Answer> {
  const { club_id } = locked;
  const now = tx.clock.now();
  const club = await claimSeat(tx, locked, memberId);
  const applicant = await lockApplicant(tx, club, memberId);
  const before = await findOne(tx, selectApplication, { club_id, member_id: memberId, now });
  const { status } = await takeDateSeat(tx, { club, applicant, before, waitlist: true });
  if (status === 'CLUB_JOINED') return { answer: 'GOING' };
  const position = findPosition(await readQueue(tx, club_id, now), memberId);
  return { answer: 'QUEUED', ...(position !== null && { position }) };
}

/**
 * `seenAt` is the time of the latest change that the member has seen. Older clients omit it, so
 * their answers are not checked.
 */
async function requireNoChangeSince(
  tx: Transaction,
  clubId: number,
  seenAt: string | undefined,
): Promise<void> {
  if (seenAt === undefined) return;
  const last = await findOne(tx, selectLastChange, { club_id: clubId });
  const changedAt = last?.changed_at ?? null;
  if (changedAt === null || changedAt <= new Date(seenAt)) return;
  const message = '그 사이 모임이 또 바뀌었어요. 확인하고 다시 답해 주세요.';
  throw new Refusal(409, 'CLUB_CHANGED_AGAIN', message);
}
