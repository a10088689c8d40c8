import type { ClubPhase, ClubStatus } from '@azit/contract/clubs/club.schema';
import { clubPhase, phaseStatuses } from '@azit/rules/club-phase';
import { type LastingMeeting, meetingEnd, meetingStart } from '@azit/rules/meeting-time';
import { useNowAt } from '#web/lib/use-now-at.ts';

type PhasedClub = LastingMeeting & { phase: ClubPhase; clubStatus: ClubStatus };

export function useLiveClub<Club extends PhasedClub>(club: Club): Club {
  const phase = useLivePhase(club);
  return { ...club, phase, clubStatus: phaseStatuses[phase] };
}

export function useLivePhase(club: LastingMeeting & { phase: ClubPhase }): ClubPhase {
  const now = useNowAt([meetingStart(club), meetingEnd(club)]);
  const turned = clubPhase({ ...club, isCancelled: club.phase === 'cancelled' }, now);
  // Never move the phase back: a device with a slow clock would undo the phase that the server
  // sent.
  return laterPhase(club.phase, turned);
}

const order: Readonly<Record<ClubPhase, number>> = { open: 0, ongoing: 1, over: 2, cancelled: 3 };

function laterPhase(one: ClubPhase, other: ClubPhase): ClubPhase {
  return order[one] > order[other] ? one : other;
}
