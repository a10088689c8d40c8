import { type Meeting, meetingEnd, meetingStart, weekdayIndex } from '@azit/rules/meeting-time';
import { addDays, seoulTimeOfDay, seoulToday } from '@azit/rules/seoul-clock';
import type { DemoClub } from './content/demo-club.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const HALF_HOUR_MS = 30 * MINUTE_MS;
/** What goes on has done so for at least this long: people have said something by now. */
const UNDER_WAY_MS = 20 * MINUTE_MS;
/** Tonight's clubs are moved on this long before their end, so that nobody is asked for reviews. */
const BEFORE_END_MS = HALF_HOUR_MS;
const DAYS_AHEAD = [1, 2, 3, 4, 5, 6, 7];

type Timed = Pick<DemoClub, 'day' | 'time' | 'goesOn'>;

/** Returns when each club meets in a demo that is made now: the seven days after today share those of their kind. */
export function firstMeetings(clubs: readonly Timed[], now: Date): Meeting[] {
  const today = seoulToday(now);
  const daysOf = Object.groupBy(DAYS_AHEAD, (day) =>
    [0, 6].includes(weekdayIndex(addDays(today, day))) ? 'weekend' : 'weekday',
  );
  return clubs.map((club) => {
    if (club.goesOn) return meetingUnderWay(now);
    if (typeof club.day === 'number') return meetingOn(addDays(today, club.day), club.time);
    const alike = clubs.filter(({ day }) => day === club.day);
    const days = daysOf[club.day] ?? [];
    const day = days[Math.floor((alike.indexOf(club) * days.length) / alike.length)] ?? 1;
    return meetingOn(addDays(today, day), club.time);
  });
}

/**
 * Returns when a club of the demo meets next, undefined while its meeting may stay. What goes on
 * begins anew, tonight's clubs come every night, all others on the same day of another week: a day
 * after they ended, so that there is time for reviews.
 */
export function nextMeeting(
  club: Timed,
  planned: Meeting & { durationMinutes: number },
  now: Date,
): Meeting | undefined {
  const left = meetingEnd(planned).getTime() - now.getTime();
  if (club.goesOn) return left < BEFORE_END_MS ? meetingUnderWay(now) : undefined;
  const isNightly = club.day === 0;
  if (left > (isNightly ? BEFORE_END_MS : -DAY_MS)) return undefined;
  const days = isNightly ? 1 : 7;
  let next: Meeting = planned;
  while (meetingStart(next) <= now)
    next = meetingOn(addDays(next.meetingDate, days), next.meetingTime);
  return next;
}

function meetingUnderWay(now: Date): Meeting {
  const latest = now.getTime() - UNDER_WAY_MS;
  const begun = new Date(latest - (latest % HALF_HOUR_MS));
  return meetingOn(seoulToday(begun), seoulTimeOfDay(begun));
}

function meetingOn(meetingDate: string, meetingTime: string): Meeting {
  return { meetingDate, meetingTime };
}
