import { type LastingMeeting, meetingEnd, meetingStart } from '@azit/rules/meeting-time';

/** How long before the start the link becomes the main button. */
const OPENS_BEFORE_MS = 10 * 60_000;

/** When the link of an online meeting appears and disappears. */
export function doorTimes(meeting: LastingMeeting): { opens: Date; closes: Date } {
  const opens = new Date(meetingStart(meeting).getTime() - OPENS_BEFORE_MS);
  return { opens, closes: meetingEnd(meeting) };
}

export function isDoorOpen(meeting: LastingMeeting, now: Date): boolean {
  const { opens, closes } = doorTimes(meeting);
  return opens <= now && now < closes;
}
