import type { CrewRole } from '@azit/contract/crews/crew.field';
import type { HostCapability } from '@azit/contract/host-capability';
import { CLUB_LOCKED_MESSAGE } from '@azit/rules/club-edit-lock';
import { whyNotOpen } from '@azit/rules/club-sentences';
import { hasCapability } from '@azit/rules/hosting/host-capability';
import type { Meeting } from '@azit/rules/meeting-time';
import { findMeetingError } from '@azit/rules/planned-meeting';
import { inviteEnded } from '#server/modules/invite-links/manage-invite-links.ts';
import { invalidField, Refusal } from '#server/runtime/refusal.ts';
import { clubPhaseAt, type TimedClub } from './club.policy.ts';

export function clubNotFound(): Refusal {
  return new Refusal(404, 'CLUB_NOT_FOUND', '아지트를 찾을 수 없어요.');
}

export function requireClub<Club>(club: Club | undefined): Club {
  if (club === undefined) throw clubNotFound();
  return club;
}

export type HostedClub = { host_id: number; is_cohost: boolean };

export function readRole(club: HostedClub, viewer: { memberId: number }): CrewRole | null {
  if (club.host_id === viewer.memberId) return 'HOST';
  return club.is_cohost ? 'COHOST' : null;
}

export function mayHost(
  club: HostedClub,
  viewer: { memberId: number },
  capability: HostCapability,
): boolean {
  return hasCapability(readRole(club, viewer), capability);
}

export function requireCapability(
  club: HostedClub,
  viewer: { memberId: number },
  capability: HostCapability,
) {
  if (mayHost(club, viewer, capability)) return;
  throw new Refusal(403, 'NOT_HOST', '호스트만 할 수 있는 일이에요.');
}

export function requireOpen(club: TimedClub, now: Date) {
  const phase = clubPhaseAt(club, now);
  if (phase === 'open') return;
  throw new Refusal(422, 'CLUB_ENDED', `${whyNotOpen(phase)}.`);
}

export function requireMeetingAhead(meeting: Meeting, now: Date) {
  const error = findMeetingError(meeting, now);
  if (error !== undefined) throw invalidField(error.field, error.message);
}

type TakenSeats = { joined_count: number; offered_count: number };

export function requireLimitHolds(
  { joined_count, offered_count }: TakenSeats,
  memberLimit: number,
) {
  const taken = joined_count + offered_count;
  if (memberLimit >= taken) return;
  const who =
    offered_count > 0 ? `자리를 맡아 둔 사람까지 ${taken}명이에요` : `이미 ${taken}명이 함께해요`;
  const message = `${who}. 인원을 그보다 적게 정할 수 없어요.`;
  const fieldErrors = [{ field: 'memberLimit', message }];
  throw new Refusal(400, 'CLUB_LIMIT_BELOW_JOINED', message, { fieldErrors });
}

export function requireUnlocked(isLocked: boolean) {
  if (!isLocked) return;
  throw new Refusal(409, 'CLUB_FIELDS_LOCKED', CLUB_LOCKED_MESSAGE);
}

/** An invite link of a club ends when the meeting starts. */
export function requireLiveLink({ isLive }: { isLive: boolean }, club: TimedClub, now: Date): void {
  if (!isLive || clubPhaseAt(club, now) !== 'open') throw inviteEnded();
}
