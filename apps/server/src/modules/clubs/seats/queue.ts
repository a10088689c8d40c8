import { isTooLateToOffer } from '@azit/rules/hosting/seat-deadlines';
import { findMany } from '#server/database/run-statement.ts';
import type { Queryable } from '#server/database/transaction.ts';
import { type QueueRow, selectQueue } from './queue.repository.ts';

export type Queue = {
  /** Members who have an offer are in `offered` only. */
  waiting: QueueRow[];
  offered: QueueRow[];
};

export const NO_QUEUE: Queue = { waiting: [], offered: [] };

/** Reads the queue without offers whose deadline has passed, even if no job has ended them yet. */
export async function readQueue(db: Queryable, clubId: number, now: Date): Promise<Queue> {
  const rows = await findMany(db, selectQueue, { club_id: clubId });
  return {
    waiting: rows.filter((row) => row.expires_at === null),
    offered: rows.filter((row) => row.expires_at !== null && row.expires_at > now),
  };
}

export function findPosition({ waiting }: Queue, memberId: number): number | null {
  const index = waiting.findIndex((row) => row.member_id === memberId);
  return index < 0 ? null : index + 1;
}

export function isApproved(row: QueueRow): boolean {
  return row.is_crew || row.is_preapproved;
}

type Seats = { start: Date; freeSeats: number };

/**
 * Finds the seat that the member may take now: one that is offered to the member or, shortly before
 * the start, any free seat.
 */
export function findOffer(
  { waiting, offered }: Queue,
  memberId: number,
  { start, freeSeats }: Seats,
  now: Date,
): { expiresAt: Date; expiresInMs?: number; isShared: boolean; sharedWith?: number } | null {
  const own = offered.find((row) => row.member_id === memberId);
  if (own?.expires_at) {
    const expiresInMs = own.expires_at.getTime() - now.getTime();
    return { expiresAt: own.expires_at, expiresInMs, isShared: false };
  }
  const approved = waiting.filter(isApproved);
  const mayTake = approved.some((row) => row.member_id === memberId);
  const isShared = mayTake && freeSeats > 0 && now < start && isTooLateToOffer(start, now);
  return isShared ? { expiresAt: start, isShared, sharedWith: approved.length } : null;
}
