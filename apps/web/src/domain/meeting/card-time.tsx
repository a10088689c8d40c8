import { formatCardTime } from '@azit/rules/meeting-time';
import { TimeText } from '#web/ui/layout/time-text.tsx';

type CardTimeProps = { club: { meetingDate: string; meetingTime: string } };

export function CardTime({ club }: CardTimeProps) {
  return (
    <TimeText dateTime={`${club.meetingDate}T${club.meetingTime.slice(0, 5)}`}>
      {formatCardTime(club, new Date())}
    </TimeText>
  );
}
