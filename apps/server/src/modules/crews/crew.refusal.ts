import type { HostCapability } from '@azit/contract/host-capability';
import { hasCapability } from '@azit/rules/hosting/host-capability';
import { Refusal } from '#server/runtime/refusal.ts';
import type { CrewMemberRow } from './crew.repository.ts';

export function crewNotFound(): Refusal {
  return new Refusal(404, 'CREW_NOT_FOUND', '크루를 찾을 수 없어요.');
}

export function requireCrew<Crew>(crew: Crew | undefined): Crew {
  if (crew === undefined) throw crewNotFound();
  return crew;
}

type Membership = Pick<CrewMemberRow, 'role' | 'state'>;

/** For everyone else, a crew does not exist. */
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
