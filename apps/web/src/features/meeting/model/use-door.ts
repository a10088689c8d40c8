import type { ClubDetail } from '@azit/contract/clubs/club.schema';
import { useNowAt } from '#web/lib/use-now-at.ts';
import { doorTimes, isDoorOpen } from './online-door.ts';

/** Whether one may enter now; updates by itself. */
export function useDoor(club: ClubDetail): boolean {
  const { opens, closes } = doorTimes(club);
  const now = useNowAt([opens, closes]);
  return club.phase !== 'cancelled' && isDoorOpen(club, now);
}
