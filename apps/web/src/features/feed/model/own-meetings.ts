import type { ClubPhase } from '@azit/contract/clubs/club.schema';
import type { OwnMeeting } from '@azit/contract/clubs/participation.schema';
import {
  formatTwelveHour,
  type LastingMeeting,
  meetingEnd,
  meetingStart,
} from '@azit/rules/meeting-time';
import { sortOwnMeetings } from '@azit/rules/members/own-meeting-order';
import { daysBetween, seoulTimeOfDay, seoulToday } from '@azit/rules/seoul-clock';
import { isLater, isNear, meetingSpan } from '#web/domain/meeting/coming-meetings.ts';

type Phased = LastingMeeting & { phase: ClubPhase };

const MINUTE_MS = 60_000;
const SOON_MINUTES = 60;
const dayNames = ['오늘', '내일', '모레'];

export function nearMeetings<Meeting extends Phased>(
  meetings: readonly Meeting[],
  now: Date,
): Meeting[] {
  const near = meetings
    .map((meeting) => ({
      meeting,
      ...meetingSpan(meeting),
      isCancelled: meeting.phase === 'cancelled',
    }))
    .filter((span) => isNear(span, now));
  return sortOwnMeetings(near, now).map(({ meeting }) => meeting);
}

/** The first of the meetings that have no card on home yet. */
export function findLaterMeeting<Meeting extends Phased>(
  meetings: readonly Meeting[],
  now: Date,
): Meeting | undefined {
  return meetings.find(
    (meeting) => meeting.phase !== 'cancelled' && isLater(meetingSpan(meeting), now),
  );
}

export function hasChanged({ phase, confirmation }: OwnMeeting): boolean {
  return phase === 'open' && confirmation === 'PENDING';
}

export function whenText(meeting: Phased, now: Date): string {
  if (meeting.phase === 'cancelled') return '취소돼서 열리지 않아요';
  if (meeting.phase === 'ongoing') {
    return `지금 진행 중 · ${formatTwelveHour(seoulTimeOfDay(meetingEnd(meeting)))}까지`;
  }
  const start = `${dayName(meeting, now)} ${formatTwelveHour(meeting.meetingTime)}`;
  const minutes = Math.ceil((meetingStart(meeting).getTime() - now.getTime()) / MINUTE_MS);
  return minutes > 0 && minutes <= SOON_MINUTES ? `${start} · ${minutes}분 뒤` : start;
}

function dayName({ meetingDate }: Phased, now: Date): string {
  const days = daysBetween(seoulToday(now), meetingDate);
  return dayNames[Math.max(days, 0)] ?? `${days}일 뒤`;
}
