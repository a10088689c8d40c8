import { hasMeetingBegun, type Meeting } from './meeting-time.ts';
import { addDays, seoulToday } from './seoul-clock.ts';

type MeetingError = { field: keyof Meeting; message: string };

const DAYS_AHEAD_MAX = 365;

export const pastMeetingMessages: Readonly<Record<keyof Meeting, string>> = {
  meetingDate: '오늘부터 고를 수 있어요.',
  meetingTime: '이미 지난 시간이에요. 지금보다 뒤의 시간을 골라 주세요.',
};

/** The lists by date end there, so a later meeting could not be found. */
export function lastMeetingDate(now: Date): string {
  return addDays(seoulToday(now), DAYS_AHEAD_MAX);
}

export function findMeetingError(meeting: Meeting, now: Date): MeetingError | undefined {
  if (meeting.meetingDate < seoulToday(now)) return pastPart('meetingDate');
  if (meeting.meetingDate > lastMeetingDate(now))
    return { field: 'meetingDate', message: '1년 안의 날짜를 골라 주세요.' };
  return hasMeetingBegun(meeting, now) ? pastPart('meetingTime') : undefined;
}

function pastPart(field: keyof Meeting): MeetingError {
  return { field, message: pastMeetingMessages[field] };
}
