import type { ClubDetail } from '@azit/contract/clubs/club.schema';
import { type LastingMeeting, meetingEnd, meetingStart } from '@azit/rules/meeting-time';
import { useNowAt } from '#web/lib/use-now-at.ts';

const OPENS_BEFORE_MS = 10 * 60_000;

export function useDoor(club: ClubDetail): boolean {
  const { opens, closes } = doorTimes(club);
  const now = useNowAt([opens, closes]);
  return club.phase !== 'cancelled' && isDoorOpen(club, now);
}

function doorTimes(meeting: LastingMeeting): { opens: Date; closes: Date } {
  const opens = new Date(meetingStart(meeting).getTime() - OPENS_BEFORE_MS);
  return { opens, closes: meetingEnd(meeting) };
}

function isDoorOpen(meeting: LastingMeeting, now: Date): boolean {
  const { opens, closes } = doorTimes(meeting);
  return opens <= now && now < closes;
}
