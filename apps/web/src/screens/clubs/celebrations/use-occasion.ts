import type { ClubDetail } from '@azit/contract/clubs/club.schema';
import { useLayoutEffect, useState } from 'react';
import { ownApplication } from '#web/domain/own-application.ts';
import { expectCelebration, isExpected, takeCelebration } from '#web/domain/pending-celebration.ts';
import { isQuestionDue } from '#web/features/meeting/model/day-question.ts';
import { useSeoulToday } from '#web/lib/use-seoul-today.ts';

export function useOccasion(club: ClubDetail, viewerId: number): 'first-member' | 'today' | null {
  const hasFirstMember = useFirstMember(club, viewerId);
  const isToday = useSeoulToday() === club.meetingDate;
  const hasSeat = ownApplication(club, viewerId)?.clubMemberStatus === 'CLUB_JOINED';
  const isComing = club.phase === 'open' || club.phase === 'ongoing';
  if (!isComing || club.joinedCount < 2) return null;
  // The card with the question already says that the meeting is today.
  if (isQuestionDue(club, new Date())) return null;
  if (isToday && hasSeat) return 'today';
  return hasFirstMember ? 'first-member' : null;
}

/**
 * True once, on the host's first visit after the first member has joined. Never again, also if the
 * first members leave.
 */
function useFirstMember({ clubId, host, joinedCount }: ClubDetail, viewerId: number): boolean {
  const [isNew, setIsNew] = useState(false);
  const isHost = host.memberId === viewerId;
  // Use a layout effect, which runs before the paint: otherwise the line that announces the
  // occasion would push the painted page down.
  useLayoutEffect(() => {
    if (!isHost) return;
    if (joinedCount === 1) {
      if (!isExpected('first-member-seen', clubId)) expectCelebration('first-member', clubId);
    } else if (takeCelebration('first-member', clubId)) {
      expectCelebration('first-member-seen', clubId);
      setIsNew(true);
    }
  }, [isHost, joinedCount, clubId]);
  return isNew && joinedCount === 2;
}
