import { isTooLateToOffer, offerExpiry } from '@azit/rules/hosting/seat-deadlines';
import { hasMeetingBegun, meetingStart } from '@azit/rules/meeting-time';
import { execute, findMany, findOne } from '#server/database/run-statement.ts';
import type { Transaction } from '#server/database/transaction.ts';
import { toMeeting } from '#server/modules/clubs/club.policy.ts';
import type { LockedClub } from '#server/modules/clubs/club.repository.ts';
import { ringPublicClub } from '#server/modules/clubs/notify-club.ts';
import { addNotices } from '#server/modules/notices/add-notices.ts';
import {
  deleteExpired,
  expireOffers,
  insertOffers,
  updateAnnouncedSeats,
} from './offer.repository.ts';
import { type SeatsRow, selectApproved, selectSeats } from './queue.repository.ts';
import { releaseSeats } from './release-seats.ts';

export type SettledSeats = Pick<SeatsRow, 'joined_count' | 'offered_count'> & {
  hasFreeSeat: boolean;
  /** Members in the queue who have been notified of a free seat. */
  notified: number[];
};

const EVERYBODY = 10_000;

/**
 * Ends expired applications and offers, and offers free seats to the next members of the queue.
 * Every transaction that may free a seat calls this function with the club locked.
 */
export async function settleSeats(tx: Transaction, clubId: number): Promise<SettledSeats> {
  let seats = await readSeats(tx, clubId);
  const { offered_count: offeredBefore, visibility } = seats;
  let notified: number[] = [];
  if (seats.has_queue && (await endExpired(tx, clubId))) seats = await readSeats(tx, clubId);
  if (seats.has_queue && seats.releases_seats && (await releaseSeats(tx, clubId)))
    seats = await readSeats(tx, clubId);
  if (seats.has_queue && isOpen(seats, tx.clock.now())) {
    const start = meetingStart(toMeeting(seats));
    const give = isTooLateToOffer(start, tx.clock.now()) ? announceSeats : offerSeats;
    notified = await give(tx, clubId, seats);
    if (notified.length > 0) {
      await ringPublicClub(tx, clubId);
      seats = await readSeats(tx, clubId);
    }
  }
  const { joined_count, offered_count } = seats;
  if (offered_count !== offeredBefore && visibility === 'LISTED')
    tx.doorbells.ring({ event: 'lists' });
  return { joined_count, offered_count, hasFreeSeat: countFree(seats) > 0, notified };
}

/**
 * Ends expired offers and releases unanswered seats before the caller counts the seats, because the
 * job may not have done so yet.
 */
export async function settleFirst(tx: Transaction, club: LockedClub): Promise<LockedClub> {
  if (club.offered_count === 0 && !club.releases_seats) return club;
  const { joined_count, offered_count } = await settleSeats(tx, club.club_id);
  return { ...club, joined_count, offered_count };
}

/**
 * Returns true if an application or an offer has expired. A member whose offer expires leaves the
 * queue.
 */
export async function endExpired(tx: Transaction, clubId: number): Promise<boolean> {
  const due = { club_id: clubId, now: tx.clock.now() };
  await execute(tx, expireOffers, due);
  const ended = await findMany(tx, deleteExpired, due);
  if (ended.length === 0) return false;
  await addNotices(
    tx,
    ended.map(({ member_id: memberId, was_offered }) => {
      return { kind: was_offered ? 'SEAT_PASSED' : 'APPLICATION_EXPIRED', memberId, clubId };
    }),
  );
  const memberIds = ended.map((row) => row.member_id);
  await ringPublicClub(tx, clubId, memberIds);
  return true;
}

async function offerSeats(tx: Transaction, clubId: number, seats: SeatsRow): Promise<number[]> {
  const free = countFree(seats);
  // Seats are announced to the whole queue only shortly before the start. The meeting has since
  // moved to a later time, so they are offered one by one again.
  if (seats.announced_seats > 0)
    await execute(tx, updateAnnouncedSeats, { club_id: clubId, announced_seats: 0 });
  if (free <= 0) return [];
  const now = tx.clock.now();
  const next = await findMany(tx, selectApproved, { club_id: clubId, size: free });
  const memberIds = next.map((row) => row.member_id);
  if (memberIds.length === 0) return [];
  const expiresAt = offerExpiry(meetingStart(toMeeting(seats)), now);
  const offers = await findMany(tx, insertOffers, {
    club_id: clubId,
    member_ids: memberIds,
    now,
    expires_at: expiresAt,
  });
  const until = expiresAt.toISOString();
  await addNotices(
    tx,
    offers.map(({ offer_id: offerId, member_id: memberId }) => {
      return { kind: 'SEAT_OFFERED', memberId, clubId, data: { offerId, until } };
    }),
  );
  return memberIds;
}

/** Notifies everyone who may take a free seat, once each time the number of free seats grows. */
async function announceSeats(tx: Transaction, clubId: number, seats: SeatsRow): Promise<number[]> {
  const free = Math.max(countFree(seats), 0);
  if (free < seats.announced_seats)
    await execute(tx, updateAnnouncedSeats, { club_id: clubId, announced_seats: free });
  if (free <= seats.announced_seats) return [];
  const approved = await findMany(tx, selectApproved, { club_id: clubId, size: EVERYBODY });
  if (approved.length === 0) return [];
  await execute(tx, updateAnnouncedSeats, { club_id: clubId, announced_seats: free });
  const memberIds = approved.map((row) => row.member_id);
  await notifySeatOpen(tx, clubId, memberIds);
  return memberIds;
}

export async function notifySeatOpen(
  tx: Transaction,
  clubId: number,
  memberIds: readonly number[],
): Promise<void> {
  await addNotices(
    tx,
    memberIds.map((memberId) => ({ kind: 'SEAT_OPEN', memberId, clubId })),
  );
}

async function readSeats(tx: Transaction, clubId: number): Promise<SeatsRow> {
  const seats = await findOne(tx, selectSeats, { club_id: clubId });
  if (seats === undefined) throw new Error(`club ${clubId} is gone although it is locked`);
  return seats;
}

function isOpen(seats: SeatsRow, now: Date): boolean {
  return seats.cancelled_at === null && !hasMeetingBegun(toMeeting(seats), now);
}

function countFree(seats: SeatsRow): number {
  return seats.member_limit - seats.joined_count - seats.offered_count;
}
