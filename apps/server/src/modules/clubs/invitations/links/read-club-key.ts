import type { Context } from '#server/context.ts';
import type { Queryable } from '#server/database/transaction.ts';
import { clubPhaseAt, type TimedClub } from '#server/modules/clubs/club.policy.ts';
import { clubNotFound } from '#server/modules/clubs/club.refusal.ts';
import { type InviteLinkState, readInviteKey } from '#server/modules/invite-links/invite-key.ts';
import { inviteEnded } from '#server/modules/invite-links/invite-link.refusal.ts';

export function readClubKey(
  db: Queryable,
  context: Pick<Context, 'clock'>,
  clubId: number,
  key: string,
): Promise<InviteLinkState> {
  return readInviteKey(db, context, { key, target: { clubId }, notFound: clubNotFound });
}

/** Every link of a club ends when the meeting starts. */
export function requireLive({ isLive }: InviteLinkState, club: TimedClub, now: Date): void {
  if (!isLive || clubPhaseAt(club, now) !== 'open') throw inviteEnded();
}
