import type { ClubDetail } from '@azit/contract/clubs/club.schema';
import { arrivalTimes, isArrivalOpen } from '@azit/rules/hosting/arrival';
import { doorTimes, isDoorOpen } from '#web/domain/meeting/door.ts';
import { useNowAt } from '#web/lib/use-now-at.ts';

export function useDoor(club: ClubDetail): boolean {
  const { opens, closes } = doorTimes(club);
  const now = useNowAt([opens, closes]);
  return club.phase !== 'cancelled' && isDoorOpen(club, now);
}

export function useArrivalOpen(club: ClubDetail): boolean {
  const { opens, closes } = arrivalTimes(club);
  return isArrivalOpen(club, useNowAt([opens, closes]));
}
