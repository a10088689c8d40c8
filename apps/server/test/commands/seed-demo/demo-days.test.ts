import {
  hasMeetingBegun,
  type Meeting,
  meetingEnd,
  meetingStart,
  weekdayIndex,
} from '@azit/rules/meeting-time';
import { addDays, getWeekend, seoulInstant, seoulToday } from '@azit/rules/seoul-clock';
import { expect, test } from 'vitest';
import { comingClubs } from '#server/commands/seed-demo/content/demo-clubs.ts';
import { firstMeetings, nextMeeting } from '#server/commands/seed-demo/demo-days.ts';

const HOUR_MS = 60 * 60 * 1000;
const DATES = [
  '2026-11-16',
  '2026-11-17',
  '2026-11-18',
  '2026-11-19',
  '2026-11-20',
  '2026-11-21',
  '2026-11-22',
  '2026-11-30',
  '2026-12-31',
  '2027-02-28',
  '2028-02-29',
];
const HOURS = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:10`);
const TIMES = [...HOURS, '00:00', '23:50'];
const instants = DATES.flatMap((date) => TIMES.map((time) => seoulInstant(date, time)));

type Planned = (typeof comingClubs)[number] & Meeting & { durationMinutes: number };

function makeDemo(now: Date): Planned[] {
  const meetings = firstMeetings(comingClubs, now);
  return comingClubs.map((club, index) => {
    const meeting = meetings[index];
    if (meeting === undefined) throw new Error(`${club.name} has no meeting`);
    return { ...club, ...meeting, durationMinutes: club.duration ?? 120 };
  });
}

const move = (demo: readonly Planned[], now: Date): Planned[] =>
  demo.map((club) => ({ ...club, ...(club.cancelled ? {} : nextMeeting(club, club, now)) }));

const isOngoing = (club: Planned, now: Date) =>
  !club.cancelled && hasMeetingBegun(club, now) && meetingEnd(club) > now;
const isAhead = (club: Planned, now: Date) => !club.cancelled && !hasMeetingBegun(club, now);

function expectAlive(demo: readonly Planned[], now: Date) {
  const at = now.toISOString();
  const today = seoulToday(now);
  const ahead = demo.filter((club) => isAhead(club, now));
  const onDay = (day: string) => ahead.filter(({ meetingDate }) => meetingDate === day).length;
  expect(
    demo.some((club) => isOngoing(club, now)),
    `one goes on at ${at}`,
  ).toBe(true);
  expect(onDay(today), `one is still to come on the day of ${at}`).toBeGreaterThan(0);
  for (const day of [1, 2, 3, 4, 5])
    expect(onDay(addDays(today, day)), `${day} days after ${at}`).toBeGreaterThanOrEqual(3);
  const { from, to } = getWeekend(today);
  const weekend = ahead.filter(({ meetingDate }) => meetingDate >= from && meetingDate <= to);
  expect(weekend.length, `the weekend at ${at}`).toBeGreaterThan(0);
}

// covers P8.8 (docs/coverage-statements.md)
test('a demo seeded at any hour has an ongoing club and clubs for the coming days', () => {
  for (const now of instants) {
    const demo = makeDemo(now);
    expectAlive(demo, now);
    expect(demo.filter((club) => seoulToday(now) < club.meetingDate).length).toBeGreaterThan(30);
  }
});

test('demo clubs for weekdays meet on weekdays, and those for weekends at weekends', () => {
  const getDayKind = (date: string) =>
    [0, 6].includes(weekdayIndex(date)) ? 'weekend' : 'weekday';
  const misplaced = instants
    .flatMap(makeDemo)
    .filter(({ day, meetingDate }) => typeof day === 'string' && day !== getDayKind(meetingDate));
  expect(misplaced).toEqual([]);
});

// covers P8.8 (docs/coverage-statements.md)
test('a demo that runs for days or restarts after weeks still has upcoming clubs', () => {
  const made = seoulInstant('2026-11-28', '03:00');
  let demo = makeDemo(made);
  for (let hours = 0; hours < 15 * 24; hours += 1) {
    const now = new Date(made.getTime() + hours * HOUR_MS);
    demo = move(demo, now);
    expectAlive(demo, now);
  }
  const later = new Date(made.getTime() + 90 * 24 * HOUR_MS);
  expectAlive(move(makeDemo(made), later), later);
  for (const club of move(makeDemo(made), later))
    if (club.day === 'weekend') expect([0, 6]).toContain(weekdayIndex(club.meetingDate));
});

test('a demo club is rescheduled a day after its end; daily and ongoing ones earlier', () => {
  const now = seoulInstant('2026-11-16', '22:00');
  const planned = { meetingDate: '2026-11-16', meetingTime: '19:00:00', durationMinutes: 120 };
  expect(nextMeeting({ day: 'weekday', time: '19:00' }, planned, now)).toBeUndefined();
  const tomorrow = new Date(now.getTime() + 24 * HOUR_MS);
  expect(nextMeeting({ day: 'weekday', time: '19:00' }, planned, tomorrow)).toEqual({
    meetingDate: '2026-11-23',
    meetingTime: '19:00:00',
  });
  expect(nextMeeting({ day: 0, time: '19:00' }, planned, now)?.meetingDate).toBe('2026-11-17');
  const nearEnd = seoulInstant('2026-11-16', '20:40');
  const again = nextMeeting({ day: 0, time: '19:00', isOngoing: true }, planned, nearEnd);
  expect(again && meetingStart(again)).toEqual(seoulInstant('2026-11-16', '20:00'));
});
