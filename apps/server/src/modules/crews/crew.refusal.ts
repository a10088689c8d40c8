import { CREW_MEMBERS_MAX, CREWS_PER_MEMBER } from '@azit/contract/crews/crew.field';
import type { HostCapability } from '@azit/contract/host-capability';
import { hasCapability } from '@azit/rules/hosting/host-capability';
import type { CrewMemberRow } from '#server/modules/crews/crew.repository.ts';
import { inviteEnded } from '#server/modules/invite-links/manage-invite-links.ts';
import { Refusal } from '#server/runtime/refusal.ts';

export function crewNotFound(): Refusal {
  return new Refusal(404, 'CREW_NOT_FOUND', '크루를 찾을 수 없어요.');
}

export function requireCrew<Crew>(crew: Crew | undefined): Crew {
  if (crew === undefined) throw crewNotFound();
  return crew;
}

type Membership = Pick<CrewMemberRow, 'role' | 'state'>;

/** Anyone outside the crew gets a 404, so that the reply does not reveal the crew. */
export function requireCrewMember<Own extends Membership>(own: Own | undefined): Own {
  if (own?.state !== 'JOINED') throw crewNotFound();
  return own;
}

export function requireCrewCapability(own: Membership | undefined, capability: HostCapability) {
  if (hasCapability(requireCrewMember(own).role, capability)) return;
  throw new Refusal(403, 'NOT_HOST', '호스트만 할 수 있는 일이에요.');
}

export function requireRunning(crew: { ended_at: Date | null }) {
  if (crew.ended_at === null) return;
  throw new Refusal(422, 'CREW_ENDED', '크루가 끝났어요.');
}

export function requireRoomForOne(crew: { joined_count: number }) {
  if (crew.joined_count < CREW_MEMBERS_MAX) return;
  const message = '크루가 가득 찼어요. 자리가 나면 다시 초대받을 수 있어요.';
  throw new Refusal(409, 'CREW_FULL', message);
}

export function requireFewCrews(total: number) {
  if (total < CREWS_PER_MEMBER) return;
  throw new Refusal(409, 'TOO_MANY_CREWS', '크루는 열 개까지 함께할 수 있어요.');
}

export function requireAllMet(memberIds: readonly number[], met: readonly number[]) {
  if (memberIds.every((memberId) => met.includes(memberId))) return;
  throw new Refusal(403, 'NOT_MET', '모임에서 만난 사람만 초대할 수 있어요.');
}

export function invitationEnded(): Refusal {
  return new Refusal(410, 'INVITE_ENDED', '지금은 받을 수 없는 초대예요.');
}

type Holder = { state: string | null } | undefined;

/**
 * Anyone may join a crew by its invite link, except a removed member, who needs an invitation of
 * the host.
 */
export function requireLiveLink<Link extends { isLive: boolean }>(
  link: Link | undefined,
  crew: { ended_at: Date | null },
  own: Holder,
): Link {
  if (link === undefined || own?.state === 'REMOVED') throw crewNotFound();
  if (!link.isLive || crew.ended_at !== null) throw inviteEnded();
  return link;
}

export function tooManyCohosts(): Refusal {
  return new Refusal(409, 'TOO_MANY_COHOSTS', '공동 호스트는 두 명까지예요.');
}

export function hostStays(message: string): Refusal {
  return new Refusal(422, 'HOST_CANNOT_LEAVE', message);
}
