import type { ClubDetail } from '@azit/contract/clubs/club.schema';
import { comingText } from '#web/domain/meeting/meeting-when.ts';
import { useNow } from '#web/lib/use-now.ts';
import { cancelledText, seatText } from '../model/club-facts.ts';

/**
 * In milliseconds. The text shows minutes, as in `8분 뒤 시작해요`, so it must be updated several times a
 * minute.
 */
const turnEvery = 15_000;

export function SeatLine({ club, isJoined }: { club: ClubDetail; isJoined: boolean }) {
  const now = useNow(turnEvery);
  const cancelled = cancelledText(club.cancelledAt, now);
  if (cancelled !== null) return <span>{cancelled}</span>;
  const coming = isJoined || club.phase === 'ongoing' ? comingText(club, now) : null;
  if (coming === null) return <span>{seatText(club)}</span>;
  return (
    <span>
      {coming} · {club.joinedCount} / {club.memberLimit}명
    </span>
  );
}
