import type { WaitingApplications } from '@azit/contract/clubs/application.schema';
import type { Overview, OwnMeeting } from '@azit/contract/clubs/participation.schema';
import { formatDetailTime } from '@azit/rules/meeting-time';
import { CalendarDays, ChevronRight, Inbox, Pencil } from 'lucide-react';
import { type ReactNode, useLayoutEffect } from 'react';
import { Link } from 'react-router';
import { MemberStack } from '#web/domain/member-avatar.tsx';
import { type HomeSpace, spaceHeight } from '#web/features/feed/model/use-home-space.ts';
import { useHomeStrips } from '#web/features/feed/model/use-home-strips.ts';
import { paths } from '#web/navigation/paths.ts';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { usePaneLink } from '#web/ui/layout/pane.ts';
import { hasChanged } from '../model/own-meetings.ts';
import meetingStyles from './own-meeting.module.css';
import { OwnMeetingCard } from './own-meeting-card.tsx';
import styles from './strip.module.css';
import { Strip } from './strip.tsx';

type FinishedClub = Overview['reviews']['clubs'][number];

export type HomeStripsProps = {
  memberId: number;
  space: HomeSpace | undefined;
  renderThumb: (club: FinishedClub) => ReactNode;
  onSpace: (space: HomeSpace) => void;
  /** Shown below the member's own meeting and above the other strips. */
  children: ReactNode;
};

const applicantsShown = 3;

export function HomeStrips({ memberId, space, renderThumb, onSpace, children }: HomeStripsProps) {
  const { meetings, later, now, waiting, reviews, strips, isPending } = useHomeStrips(memberId);
  const count = meetings.length;
  const hasLater = later !== undefined;
  // Report the numbers of meetings and strips (reminders of one line), because the page reserves
  // their height above the tabs. A normal effect would run after a paint that shows the tabs too
  // high.
  useLayoutEffect(() => {
    if (!isPending) onSpace({ meetings: count, hasLater, strips });
  }, [isPending, count, hasLater, strips, onSpace]);
  const [nearest] = meetings;
  return (
    <>
      {isPending && <ReservedSpace space={space} group="meetings" />}
      {nearest && (
        <div className={styles.strips}>
          <OwnMeetingCard meeting={nearest} now={now} thumb={renderThumb(nearest)} />
          {count > 1 && <NextMeetings memberId={memberId} meetings={meetings.slice(1)} />}
        </div>
      )}
      {later && <LaterMeeting meeting={later} now={now} />}
      {children}
      {isPending && <ReservedSpace space={space} group="strips" />}
      {strips > 0 && (
        <div className={styles.strips}>
          {waiting.shown && <WaitingStrip waiting={waiting.shown} onPutAway={waiting.putAway} />}
          {reviews.shown && (
            <ReviewStrip
              reviews={reviews.shown}
              renderThumb={renderThumb}
              onPutAway={reviews.putAway}
            />
          )}
        </div>
      )}
    </>
  );
}

type NextMeetingsProps = { memberId: number; meetings: readonly OwnMeeting[] };

function NextMeetings({ memberId, meetings }: NextMeetingsProps) {
  return (
    <Link to={paths.memberMeetings(memberId)} viewTransition className={meetingStyles.next}>
      <span>다음 모임 {meetings.length}개</span>{' '}
      {meetings.some(({ phase }) => phase === 'ongoing') && <Badge tone="green">진행 중</Badge>}{' '}
      {meetings.some(({ phase }) => phase === 'cancelled') && <Badge tone="ended">취소됨</Badge>}{' '}
      {meetings.some(hasChanged) && <Badge tone="point">일정 변경</Badge>}
      <ChevronRight />
    </Link>
  );
}

function LaterMeeting({ meeting, now }: { meeting: OwnMeeting; now: Date }) {
  const path = paths.clubDetail(meeting.clubId);
  const paneLink = usePaneLink(path);
  return (
    <section aria-label="다음 모임" className={styles.strips}>
      <Link to={path} {...paneLink} viewTransition className={styles.strip}>
        <CalendarDays />
        <span className="grow text-clipped">
          <b className={styles.count}>{formatDetailTime(meeting, now)}</b> {meeting.clubName}
        </span>
        <ChevronRight className={styles.onward} />
      </Link>
    </section>
  );
}

type WaitingStripProps = { waiting: WaitingApplications; onPutAway: () => void };

function WaitingStrip({ waiting: { count, clubs }, onPutAway }: WaitingStripProps) {
  const applicants = clubs.flatMap((club) => club.applicants);
  return (
    <Strip
      to={paths.clubMembers(clubs[0]?.clubId ?? 0)}
      icon={<Inbox />}
      label="기다리는 신청"
      count={`${count}건`}
      about={clubs.map(({ clubName }) => clubName).join(', ')}
      onPutAway={onPutAway}
    >
      <MemberStack members={applicants} max={applicantsShown} size={2.4} />
    </Strip>
  );
}

type ReviewStripProps = Pick<HomeStripsProps, 'renderThumb'> & {
  reviews: Overview['reviews'];
  onPutAway: () => void;
};

function ReviewStrip({ reviews, renderThumb, onPutAway }: ReviewStripProps) {
  const { count, clubs } = reviews;
  return (
    <Strip
      to={paths.reviewCreate(clubs[0]?.clubId ?? 0)}
      icon={<Pencil />}
      label="후기를 기다리는 아지트"
      count={`${count}곳`}
      about={clubs.map(({ clubName }) => clubName).join(', ')}
      onPutAway={onPutAway}
    >
      {clubs.map((club) => (
        <span key={club.clubId} className={styles.thumb}>
          {renderThumb(club)}
        </span>
      ))}
    </Strip>
  );
}

type ReservedSpaceProps = { space: HomeSpace | undefined; group: 'meetings' | 'strips' };

function ReservedSpace({ space, group }: ReservedSpaceProps) {
  const height = space ? spaceHeight(space)[group] : 0;
  return height > 0 && <div style={{ minHeight: `${height}rem` }} />;
}
