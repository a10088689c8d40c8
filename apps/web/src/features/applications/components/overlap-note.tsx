import type { OwnMeeting } from '@azit/contract/clubs/participation.schema';
import {
  formatDetailTime,
  type LastingMeeting,
  meetingEnd,
  meetingStart,
} from '@azit/rules/meeting-time';
import { useQuery } from '@tanstack/react-query';
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
  return meetingStart(own) < meetingEnd(club) && meetingStart(club) < meetingEnd(own);
}
