import { hasMeetingBegun, type Meeting } from './meeting-time.ts';
import { seoulToday } from './seoul-clock.ts';

type PastPart = { field: keyof Meeting; message: string };

export const pastMeetingMessages: Readonly<Record<keyof Meeting, string>> = {
  meetingDate: '오늘부터 고를 수 있어요.',
  meetingTime: '이미 지난 시간이에요. 지금보다 뒤의 시간을 골라 주세요.',
};

export function findPastPart(meeting: Meeting, now: Date): PastPart | undefined {
  if (meeting.meetingDate < seoulToday(now)) return pastPart('meetingDate');
  return hasMeetingBegun(meeting, now) ? pastPart('meetingTime') : undefined;
}

function pastPart(field: keyof Meeting): PastPart {
  return { field, message: pastMeetingMessages[field] };
}
