import { describe, expect, test } from 'vitest';
import {
  formatCardTime,
  formatDetailTime,
  formatMonthDay,
  formatNearTime,
  formatTwelveHour,
  hasMeetingBegun,
  relativeDay,
  weekdayLetter,
} from './meeting-time.ts';
import {
  addDays,
  daysBetween,
  millisecondsUntilSeoulMidnight,
  seoulTimeOfDay,
  seoulToday,
} from './seoul-clock.ts';

const meeting = { meetingDate: '2026-11-21', meetingTime: '14:00:00' };

describe('dates and times in Seoul', () => {
  // covers P7.1 (docs/coverage-statements.md)
  test.each([
    ['2026-11-14T15:00:00Z', '2026-11-15', '00:00:00'],
    ['2026-11-14T14:59:59Z', '2026-11-14', '23:59:59'],
    ['2026-12-31T15:00:00Z', '2027-01-01', '00:00:00'],
  ])('the UTC time %s is %s %s in Seoul', (utc, date, time) => {
    expect(seoulToday(new Date(utc))).toBe(date);
    expect(seoulTimeOfDay(new Date(utc))).toBe(time);
  });

  test('adding days crosses the end of a month, of a year and 29 February', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(daysBetween('2026-12-30', '2027-01-02')).toBe(3);
  });

  test('the next midnight in Seoul is always in the future', () => {
    expect(millisecondsUntilSeoulMidnight(new Date('2026-11-14T14:59:59Z'))).toBe(1000);
    expect(millisecondsUntilSeoulMidnight(new Date('2026-11-14T15:00:00Z'))).toBe(86_400_000);
  });
});

describe('the start of a meeting', () => {
  // covers P7.2 (docs/coverage-statements.md)
  test.each([
    ['2026-11-21T04:59:59Z', false],
    ['2026-11-21T05:00:00Z', true],
    ['2026-11-22T00:00:00Z', true],
  ])('at %s the meeting has begun: %s', (now, begun) => {
    expect(hasMeetingBegun(meeting, new Date(now))).toBe(begun);
  });

  test('a meeting at 14:00, given without seconds, has begun at 14:00:00', () => {
    const short = { meetingDate: '2026-11-21', meetingTime: '14:00' };
    expect(hasMeetingBegun(short, new Date('2026-11-21T05:00:00Z'))).toBe(true);
  });
});

describe('formatted dates and times', () => {
  // covers S3.22 (docs/coverage-statements.md)
  test('cards and detail pages format the date and time differently', () => {
    const now = new Date('2026-11-15T03:00:00Z');
    expect(formatCardTime(meeting, now)).toBe('11월21일(토) 14:00');
    expect(formatDetailTime(meeting, now)).toBe('11월 21일 (토) 오후 2:00');
    const early = { meetingDate: '2026-01-05', meetingTime: '09:05:00' };
    expect(formatCardTime(early, now)).toBe('01월05일(월) 09:05');
  });

  test('a date includes the year if the date is not in the current year in Seoul', () => {
    const january = { meetingDate: '2027-01-05', meetingTime: '14:00:00' };
    const lastMinute = new Date('2026-12-31T14:59:59Z');
    expect(formatCardTime(january, lastMinute)).toBe('2027년 01월05일(화) 14:00');
    expect(formatDetailTime(january, lastMinute)).toBe('2027년 1월 5일 (화) 오후 2:00');
    const newYear = new Date('2026-12-31T15:00:00Z');
    expect(formatCardTime(january, newYear)).toBe('01월05일(화) 14:00');
    expect(formatDetailTime(january, newYear)).toBe('1월 5일 (화) 오후 2:00');
  });

  // covers S3.22 (docs/coverage-statements.md)
  test.each([
    ['00:30', '오전 12:30'],
    ['11:59', '오전 11:59'],
    ['12:00', '오후 12:00'],
    ['23:05:00', '오후 11:05'],
  ])('the time %s is formatted as %s', (time, text) => {
    expect(formatTwelveHour(time)).toBe(text);
  });

  test.each([
    ['2026-11-15T22:10', '오늘 오후 10:10'],
    ['2026-11-16T00:10', '내일 오전 12:10'],
    ['2026-11-25T22:10', '11월 25일 (수) 오후 10:10'],
    ['2027-01-05T09:05', '2027년 1월 5일 (화) 오전 9:05'],
  ])('the deadline %s is formatted as %s, without line breaks', (time, text) => {
    const now = new Date('2026-11-15T03:00:00Z');
    const formatted = formatNearTime(new Date(`${time}:00+09:00`), now);
    expect(formatted).toBe(text.replaceAll(' ', '\u00a0'));
  });

  test.each([
    ['2026-11-14', '지난 모임'],
    ['2026-11-15', '오늘'],
    ['2026-11-16', '내일'],
    ['2026-11-22', '7일 뒤'],
  ])('the date %s is shown on the 15th as %s', (date, text) => {
    expect(relativeDay(date, new Date('2026-11-15T03:00:00Z'))).toBe(text);
  });

  test('a date has the Korean abbreviation of its weekday', () => {
    const week = ['15', '16', '17', '18', '19', '20', '21'];
    const letters = week.map((day) => weekdayLetter(`2026-11-${day}`));
    expect(letters).toEqual(['일', '월', '화', '수', '목', '금', '토']);
    expect(weekdayLetter('no date')).toBe('');
  });

  test('a month and day have no leading zeros', () => {
    expect(formatMonthDay('2026-11-25')).toBe('11월 25일');
    expect(formatMonthDay('2026-01-05')).toBe('1월 5일');
  });
});
