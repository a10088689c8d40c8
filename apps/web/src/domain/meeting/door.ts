import { type LastingMeeting, meetingEnd, meetingStart } from '@azit/rules/meeting-time';

const OPENS_BEFORE_MS = 10 * 60_000;

export function doorTimes(meeting: LastingMeeting): { opens: Date; closes: Date } {
  const opens = new Date(meetingStart(meeting).getTime() - OPENS_BEFORE_MS);
  return { opens, closes: meetingEnd(meeting) };
}

export function isDoorOpen(meeting: LastingMeeting, now: Date): boolean {
  const { opens, closes } = doorTimes(meeting);
  return opens <= now && now < closes;
}
