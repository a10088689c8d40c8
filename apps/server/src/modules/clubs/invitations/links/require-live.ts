import { clubPhaseAt, type TimedClub } from '#server/modules/clubs/club.policy.ts';
import type { InviteLinkState } from '#server/modules/invite-links/invite-key.ts';
import { inviteEnded } from '#server/modules/invite-links/invite-link.refusal.ts';

/** Every link of a club ends when the meeting starts. */
export function requireLive({ isLive }: InviteLinkState, club: TimedClub, now: Date): void {
  if (!isLive || clubPhaseAt(club, now) !== 'open') throw inviteEnded();
}
