import type { ClubDetail } from '@azit/contract/clubs/club.schema';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense } from 'react';
import { chatListMessages } from '#web/domain/copy/chat-list.ts';
import { isInQueue, mayAct, ownPart } from '#web/domain/own-application.ts';
import { ClubAction } from '#web/features/applications/components/club-action.tsx';
import { refusalReasons } from '#web/features/applications/model/viewer-club.ts';
import { RoomButton } from '#web/features/chat/entry/room-button.tsx';
import { HostBar } from '#web/features/hosting/components/host-bar.tsx';
import { AfterMeeting } from '#web/features/meeting/components/after-meeting.tsx';
import { isQuestionDue } from '#web/features/meeting/model/day-question.ts';
import { paths } from '#web/navigation/paths.ts';
import { memberQueries } from '#web/queries/member-queries.ts';
import type { ButtonVariant } from '#web/ui/actions/button-variant.ts';

// Loaded on demand: only members of a crew answer for its meetings.
const DateBar = lazy(async () => ({
  default: (await import('#web/features/crews/components/dates/date-bar.tsx')).DateBar,
}));

type DetailBarProps = {
  club: ClubDetail;
  viewerId: number;
  isArrivalOpen: boolean;
  roomOr: (instead: ReactNode, look?: ButtonVariant) => ReactNode;
  onInvite: () => void;
  onAttendance: () => void;
  stay: ReactNode;
};

export function DetailBar(props: DetailBarProps) {
  const { club, viewerId, isArrivalOpen, roomOr, onInvite, onAttendance, stay } = props;
  const { clubId, phase } = club;
  const { data: viewer } = useQuery(memberQueries.cachedProfile(viewerId));
  const hasTask = club.attendance === 'OPEN' || isArrivalOpen;
  const takesAttendance = hasTask && mayAct(club, viewerId, 'takeAttendance');
  if (club.host.memberId === viewerId || takesAttendance) {
    return (
      <HostBar
        club={club}
        isArrivalOpen={isArrivalOpen}
        onInvite={onInvite}
        onAttendance={onAttendance}
        roomOr={roomOr}
        stay={stay}
        announce={(look) => (
          <RoomButton clubId={clubId} to={paths.roomAnnouncement} {...look}>
            {chatListMessages.announce}
          </RoomButton>
        )}
      />
    );
  }
  const isInCrew = club.myAnswer !== undefined;
  // A member who must confirm a seat, or has confirmed it, answers in a card of the page instead of
  // this bar.
  const confirms = club.myConfirmation !== null;
  const arrives = isArrivalOpen && ownPart(club, viewerId) === 'CLUB_JOINED';
  if (isInCrew && phase === 'open' && !confirms && !isInQueue(club) && !arrives) {
    return (
      <Suspense fallback={null}>
        <DateBar club={club} />
      </Suspense>
    );
  }
  // The open question of the day before has the solid button of the page.
  const hasOpenQuestion = club.myConfirmation === 'PENDING' && isQuestionDue(club, new Date());
  return (
    <ClubAction
      club={club}
      viewerId={viewerId}
      isArrivalOpen={isArrivalOpen}
      reasons={refusalReasons(club, viewer, new Date())}
      roomOr={(instead, look) =>
        roomOr(instead, hasOpenQuestion ? { variant: look?.variant ?? 'tonal' } : look)
      }
      afterMeeting={(instead) => {
        const room = (
          <RoomButton clubId={clubId} instead={instead}>
            지난 대화 보기
          </RoomButton>
        );
        // A member who was not there has nothing to review.
        if (club.myAttendance === 'ABSENT') return room;
        return <AfterMeeting clubId={clubId} room={room} />;
      }}
    />
  );
}
