import { type Meeting, meetingEnd, meetingStart, weekdayIndex } from '@azit/rules/meeting-time';
import { addDays, seoulTimeOfDay, seoulToday } from '@azit/rules/seoul-clock';
import type { DemoClub } from './content/demo-club.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const HALF_HOUR_MS = 30 * MINUTE_MS;
const ONGOING_MS = 20 * MINUTE_MS;
const BEFORE_END_MS = HALF_HOUR_MS;
const DAYS_AHEAD = [1, 2, 3, 4, 5, 6, 7];

type Timed = Pick<DemoClub, 'day' | 'time' | 'isOngoing'>;

export function firstMeetings(clubs: readonly Timed[], now: Date): Meeting[] {
  const today = seoulToday(now);
  const daysByKind = Object.groupBy(DAYS_AHEAD, (day) =>
    [0, 6].includes(weekdayIndex(addDays(today, day))) ? 'weekend' : 'weekday',
  );
  return clubs.map((club) => {
    if (club.isOngoing) return ongoingMeeting(now);
    if (typeof club.day === 'number') return meetingOn(addDays(today, club.day), club.time);
    const sameKind = clubs.filter(({ day }) => day === club.day);
    const days = daysByKind[club.day] ?? [];
    const day = days[Math.floor((sameKind.indexOf(club) * days.length) / sameKind.length)] ?? 1;
    return meetingOn(addDays(today, day), club.time);
  });
}

export function nextMeeting(
  club: Timed,
  planned: Meeting & { durationMinutes: number },
  now: Date,
): Meeting | undefined {
  const left = meetingEnd(planned).getTime() - now.getTime();
  if (club.isOngoing) return left < BEFORE_END_MS ? ongoingMeeting(now) : undefined;
  const isNightly = club.day === 0;
  if (left > (isNightly ? BEFORE_END_MS : -DAY_MS)) return undefined;
  const days = isNightly ? 1 : 7;
  let next: Meeting = planned;
  while (meetingStart(next) <= now)
    next = meetingOn(addDays(next.meetingDate, days), next.meetingTime);
  return next;
}

function ongoingMeeting(now: Date): Meeting {
  const latest = now.getTime() - ONGOING_MS;
  const start = new Date(latest - (latest % HALF_HOUR_MS));
  return meetingOn(seoulToday(start), seoulTimeOfDay(start));
}

function meetingOn(meetingDate: string, meetingTime: string): Meeting {
  return { meetingDate, meetingTime };
}
