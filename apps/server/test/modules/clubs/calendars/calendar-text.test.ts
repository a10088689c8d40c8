import { createRequire } from 'node:module';
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import type { CalendarMeeting } from '#server/modules/clubs/calendars/calendar.repository.ts';
import { toCalendarText } from '#server/modules/clubs/calendars/calendar-text.ts';

type ParsedEvent = { type: string; alarms: unknown[] };
const require = createRequire(import.meta.url);
const nodeIcal: { sync: { parseICS(text: string): Record<string, ParsedEvent> } } =
  require('node-ical');

const meeting: CalendarMeeting = {
  club_id: 7,
  club_name: '성수에서 볼더링',
  club_info: '처음이어도\n괜찮아요.',
  meeting_date: '2026-11-21',
  meeting_time: '23:30:00',
  duration_minutes: 90,
  location: '서울 성동구 연무장길 7, 2층',
  online_link: null,
  bring_along: null,
  cancelled_at: null,
  cancel_reason: null,
  sequence: 3,
  revised_at: new Date('2026-11-10T00:00:00Z'),
};

function write(...changes: Partial<CalendarMeeting>[]): string {
  const meetings = changes.map((change) => ({ ...meeting, ...change }));
  return toCalendarText({ meetings, publicUrl: 'https://azit.example' });
}

function parseEvents(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  return calendar.getAllSubcomponents('vevent').map((event) => ({
    value: (name: string) => event.getFirstPropertyValue(name)?.toString(),
    properties: event.getAllProperties().map(({ name }) => name),
  }));
}

describe('a meeting in a calendar', () => {
  // covers M3.10 (docs/coverage-statements.md)
  test('a calendar entry has UTC times, a stable id, sequence, location and club page', () => {
    const text = write({});
    expect(text).toContain('\r\nDTSTART:20261121T143000Z\r\n');
    expect(text).toContain('\r\nDTEND:20261121T160000Z\r\n');
    expect(text).toContain('\r\nDTSTAMP:20261110T000000Z\r\n');
    const [event] = parseEvents(text);
    const values = ['uid', 'sequence', 'status', 'summary', 'location', 'description', 'url'];
    expect(values.map((name) => event?.value(name))).toEqual([
      'club-7@azit.example',
      '3',
      'CONFIRMED',
      '성수에서 볼더링',
      '서울 성동구 연무장길 7, 2층',
      '처음이어도\n괜찮아요.',
      'https://azit.example/azit/detail/7',
    ]);
  });

  test('a second calendar parser reads the same entry and an alarm one hour before', () => {
    const entries = Object.values(nodeIcal.sync.parseICS(write({})));
    const [event] = entries.filter(({ type }) => type === 'VEVENT');
    expect(event).toMatchObject({
      uid: 'club-7@azit.example',
      start: new Date('2026-11-21T14:30:00Z'),
      end: new Date('2026-11-21T16:00:00Z'),
      url: { val: 'https://azit.example/azit/detail/7' },
    });
    expect(event?.alarms).toHaveLength(1);
    expect(write({})).toContain('BEGIN:VALARM\r\nACTION:DISPLAY\r\nTRIGGER:-PT1H\r\n');
  });

  test('the calendar entry of a cancelled meeting has no alarm', () => {
    expect(write({ cancelled_at: new Date('2026-11-12T00:00:00Z') })).not.toContain('VALARM');
  });

  test('a calendar entry lists what to bring in the description', () => {
    const [event] = parseEvents(write({ bring_along: '물통' }));
    expect(event?.value('description')).toBe('처음이어도\n괜찮아요.\n\n준비물: 물통');
  });

  // covers M3.10 (docs/coverage-statements.md)
  test('the calendar entry of a cancelled meeting has the state and the reason', () => {
    const cancelled_at = new Date('2026-11-12T00:00:00Z');
    const [event] = parseEvents(write({ cancelled_at, cancel_reason: '비가 와요.' }));
    expect(event?.value('status')).toBe('CANCELLED');
    expect(event?.value('summary')).toBe('[취소] 성수에서 볼더링');
    expect(event?.value('description')).toContain('취소한 이유: 비가 와요.');
  });

  test('an online meeting’s calendar entry has the link or, without a link, says online', () => {
    const online_link = 'https://meet.example/a?b=1,2;3';
    const [event] = parseEvents(write({ location: null, online_link }));
    expect(event?.value('location')).toBe(online_link);
    expect(event?.value('description')).toContain(online_link);
    expect(parseEvents(write({ location: null }))[0]?.value('location')).toBe('온라인');
  });

  test.each([
    'BEGIN:VEVENT',
    '쉼표, 세미콜론; 콜론: 역슬래시\\ 따옴표"',
    '끝\\n\nEND:VEVENT\nEND:VCALENDAR',
    '👩‍👩‍👧 가족 모임 🎉',
  ])('the calendar entry of a club called %j cannot break out of its line', (club_name) => {
    const events = parseEvents(write({ club_name, club_info: club_name, location: club_name }));
    expect(events).toHaveLength(1);
    expect(events[0]?.value('summary')).toBe(club_name);
    expect(events[0]?.value('location')).toBe(club_name);
    expect(events[0]?.value('description')).toBe(club_name);
  });

  test('a calendar entry with long texts has no line over 75 octets and no cut character', () => {
    const club_info = '가나다👩‍👩‍👧라'.repeat(16);
    const text = write({ club_info });
    for (const line of text.split('\r\n')) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    }
    expect(parseEvents(text)[0]?.value('description')).toBe(club_info);
  });
});

test('equal meetings make equal calendar text, and an empty calendar is valid', () => {
  expect(write({}, { club_id: 8 })).toBe(write({}, { club_id: 8 }));
  expect(parseEvents(write({}, { club_id: 8 })).map((event) => event.value('uid'))).toEqual([
    'club-7@azit.example',
    'club-8@azit.example',
  ]);
  expect(parseEvents(write())).toEqual([]);
});

test('a calendar contains no page link if no public URL is set', () => {
  const text = toCalendarText({ meetings: [meeting], publicUrl: undefined });
  expect(parseEvents(text)[0]?.properties).not.toContain('url');
});
