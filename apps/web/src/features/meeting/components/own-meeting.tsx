import type { ClubDetail, ClubMemberStatus, ClubPhase } from '@azit/contract/clubs/club.schema';
import { dayBefore } from '@azit/rules/hosting/seat-question';
import { lazy } from 'react';
import { Link } from 'react-router';
import { isInvolved, mayAct, ownApplication } from '#web/domain/own-application.ts';
import { useNowAt } from '#web/lib/use-now-at.ts';
import { paths } from '#web/navigation/paths.ts';
import { classNames } from '#web/ui/class-names.ts';
import { useReviewsLeft } from '../api/use-reviews-left.ts';
import { isQuestionDue } from '../model/day-question.ts';
import { AbsenceCard } from './absence-card.tsx';
import styles from './meeting-steps.module.css';

// Load on demand: only members with a seat have a question to answer.
export const loadDayBefore = () => import('./day-before.tsx');
const DayBefore = lazy(async () => ({ default: (await loadDayBefore()).DayBefore }));
// Loaded on demand: most meetings are offline.
const OnlineDoor = lazy(async () => ({ default: (await import('./online-door.tsx')).OnlineDoor }));
// Loaded on demand: most clubs keep their plan.
const Changes = lazy(async () => ({ default: (await import('./change-callout.tsx')).Changes }));

const meetingSteps = ['신청', '확정', '진행 중', '후기'] as const;
const reviewStep = meetingSteps.indexOf('후기');

type OwnMeetingProps = { club: ClubDetail; viewerId: number; isDoorOpen: boolean };

export function OwnMeeting({ club, viewerId, isDoorOpen }: OwnMeetingProps) {
  const status = ownApplication(club, viewerId)?.clubMemberStatus;
  const isHost = club.host.memberId === viewerId;
  const wasAbsent = club.myAttendance === 'ABSENT';
  const step = isHost || wasAbsent ? null : meetingStep(club.phase, status);
  const reviewsLeft = useReviewsLeft(club.clubId, step === reviewStep);
  const { myAttendance } = club;
  const now = useNowAt([dayBefore(club)]);
  const isComing = club.phase === 'open' || club.phase === 'ongoing';
  const showsDoor = status === 'CLUB_JOINED' && club.isOnline === 'online' && isComing;
  return (
    <>
      {step !== null && (
        <MeetingSteps step={step} to={reviewsLeft ? paths.reviewCreate(club.clubId) : undefined} />
      )}
      {status === 'CLUB_JOINED' && !isHost && club.phase === 'open' && <DayBefore club={club} />}
      {isInvolved(club, viewerId) && club.phase === 'open' && club.changes.length > 0 && (
        <Changes club={club} minorOnly={isQuestionDue(club, now)} />
      )}
      {(myAttendance === 'ABSENT' || myAttendance === 'CONTESTED') && (
        <AbsenceCard club={club} attendance={myAttendance} />
      )}
      {showsDoor && (
        <OnlineDoor
          link={club.onlineLink}
          isOpen={isDoorOpen}
          linkForm={mayAct(club, viewerId, 'editClub') ? paths.clubEdit(club.clubId) : null}
        />
      )}
    </>
  );
}

function meetingStep(phase: ClubPhase, status: ClubMemberStatus | undefined): number | null {
  if (phase === 'cancelled') return null;
  if (status === 'CLUB_WAITING') return phase === 'open' ? 0 : null;
  if (status !== 'CLUB_JOINED') return null;
  return { open: 1, ongoing: 2, over: 3 }[phase];
}

type MeetingStepsProps = { step: number; to?: string | undefined };

function MeetingSteps({ step, to }: MeetingStepsProps) {
  return (
    <ol className={styles.steps} aria-label="참여 단계">
      {meetingSteps.map((name, index) => (
        <li
          key={name}
          className={classNames(index < step && styles.done, index === step && styles.now)}
          aria-current={index === step ? 'step' : undefined}
        >
          {to !== undefined && index === step ? <Link to={to}>{name}</Link> : name}
        </li>
      ))}
    </ol>
  );
}
