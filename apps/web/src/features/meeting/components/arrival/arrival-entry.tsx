import type { ClubDetail } from '@azit/contract/clubs/club.schema';
import { arrivalTimes, whyNoArrival } from '@azit/rules/hosting/arrival';
import { CircleCheck, QrCode } from 'lucide-react';
import { mayAct } from '#web/domain/own-application.ts';
import { useNowAt } from '#web/lib/use-now-at.ts';
import { paths } from '#web/navigation/paths.ts';
import { ListRow } from '#web/ui/layout/list-row.tsx';

type ArrivalEntryProps = { club: ClubDetail; viewerId: number };

/** Shown from one hour before the start until the end. */
export function ArrivalEntry({ club, viewerId }: ArrivalEntryProps) {
  const { opens, closes } = arrivalTimes(club);
  const now = useNowAt([opens, closes]);
  const isCancelled = club.phase === 'cancelled';
  if (club.isOnline === 'online') return null;
  if (whyNoArrival({ ...club, isCancelled }, now) !== null) return null;
  const isHost = mayAct(club, viewerId, 'takeAttendance');
  if (!isHost && club.arrivedAt) {
    return <ListRow title="왔다고 남겼어요" leading={<CircleCheck />} />;
  }
  return (
    <ListRow
      title={isHost ? '문 앞 코드' : '왔어요'}
      description={
        isHost ? '찍거나 여섯 글자를 입력하면 도착이 표시돼요' : '호스트 화면의 코드를 찍거나 써요'
      }
      leading={<QrCode />}
      to={paths.clubDoor(club.clubId)}
    />
  );
}
