import type { ClubDetail } from '@azit/contract/clubs/club.schema';
import { doorTimes, isDoorOpen } from '#web/domain/meeting/door.ts';
import { useNowAt } from '#web/lib/use-now-at.ts';

export function useDoor(club: ClubDetail): boolean {
  const { opens, closes } = doorTimes(club);
  const now = useNowAt([opens, closes]);
  return club.phase !== 'cancelled' && isDoorOpen(club, now);
}
