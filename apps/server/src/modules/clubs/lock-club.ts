import type { HostCapability } from '@azit/contract/host-capability';
import { findOne } from '#server/database/run-statement.ts';
import type { Transaction } from '#server/database/transaction.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { requireCapability, requireClub, requireOpen } from './club.refusal.ts';
import { invitedClub, type LockedClub, visibleClub } from './club.repository.ts';

type ClubIds = { club_id: number; viewer_id: number };

/**
 * Take this lock first for every change of a club or its seats, so that changes queue. The second
 * statement reads the club, because the first, if it had to wait for the lock, still sees the crew
 * as it was before the wait.
 */
export async function findLockedClub(
  tx: Transaction,
  ids: ClubIds,
  { lock, select } = visibleClub,
): Promise<LockedClub | undefined> {
  if (await findOne(tx, lock, ids)) return findOne(tx, select, ids);
}

export async function lockExistingClub(
  tx: Transaction,
  viewer: { memberId: number },
  clubId: number,
): Promise<LockedClub> {
  const ids = { club_id: clubId, viewer_id: viewer.memberId };
  return requireClub(await findLockedClub(tx, ids));
}

/** Also locks link-only clubs, so the caller must check the key of the invite link first. */
export async function lockClubByLink(
  tx: Transaction,
  viewer: { memberId: number },
  clubId: number,
): Promise<LockedClub> {
  const ids = { club_id: clubId, viewer_id: viewer.memberId };
  return requireClub(await findLockedClub(tx, ids, invitedClub));
}

export async function lockHostedClub(
  tx: Transaction,
  viewer: Viewer,
  clubId: number,
  { capability, now }: { capability: HostCapability; now: Date },
): Promise<LockedClub> {
  const club = await lockExistingClub(tx, viewer, clubId);
  requireCapability(club, viewer, capability);
  requireOpen(club, now);
  return club;
}
