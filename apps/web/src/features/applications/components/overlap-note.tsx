import type { OwnMeeting } from '@azit/contract/clubs/participation.schema';
import { formatDetailTime, type LastingMeeting } from '@azit/rules/meeting-time';
import { useQuery } from '@tanstack/react-query';
import { meetingSpan } from '#web/domain/meeting/coming-meetings.ts';
import { activityQueries } from '#web/queries/activity-queries.ts';
import { Callout } from '#web/ui/feedback/callout.tsx';

type OverlapNoteProps = { memberId: number; club: LastingMeeting & { clubId: number } };

/** Says that the member already goes to another meeting at this time. */
export function OverlapNote({ memberId, club }: OverlapNoteProps) {
  const { data } = useQuery(activityQueries.overview(memberId));
  const other = data?.meetings.find((meeting) => isOverlapping(meeting, club));
  return (
    other && (
      <Callout tone="warning" title="같은 시간에 다른 모임이 있어요">
        {formatDetailTime(other, new Date())} · {other.clubName}
      </Callout>
    )
  );
}

function isOverlapping(own: OwnMeeting, club: OverlapNoteProps['club']): boolean {
  if (own.clubId === club.clubId || own.phase === 'cancelled') return false;
  const [one, other] = [meetingSpan(own), meetingSpan(club)];
  return one.startsAt < other.endsAt && other.startsAt < one.endsAt;
}
