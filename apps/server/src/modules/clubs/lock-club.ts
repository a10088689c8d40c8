import { findOne } from '#server/database/run-statement.ts';
import type { Transaction } from '#server/database/transaction.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { requireClub, requireHost, requireOpen } from './club.refusal.ts';
import { type LockedClub, lockClub } from './club.repository.ts';

/** The lock that every change of a club or its seats takes first. */
export async function lockExistingClub(tx: Transaction, clubId: number): Promise<LockedClub> {
  return requireClub(await findOne(tx, lockClub, { club_id: clubId }));
}

/** For what only the host may do, and only while the club is ahead. */
export async function lockHostedClub(
  tx: Transaction,
  viewer: Viewer,
  clubId: number,
  now: Date,
): Promise<LockedClub> {
  const club = await lockExistingClub(tx, clubId);
  requireHost(club, viewer);
  requireOpen(club, now);
  return club;
}
