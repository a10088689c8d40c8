import type { OwnMeeting } from '@azit/contract/clubs/participation.schema';
import { afterEach, expect, test } from 'vitest';
import { sampleMeeting } from '#web/testing/sample-overview.ts';
import { isNear, readComingSpans, storeComingMeetings } from './coming-meetings.ts';

afterEach(() => localStorage.clear());

function store(...meetings: OwnMeeting[]) {
  localStorage.setItem('memberId', '7');
  storeComingMeetings(meetings, new Date('2026-11-15T12:00:00+09:00'));
  return JSON.parse(localStorage.getItem('coming') ?? 'null');
}

test('name, time, location and state of meetings are stored for the offline page', () => {
  const stored = store(
    sampleMeeting({ clubName: '책 이야기', location: '서울 성동구 연무장길 7 밤의서점' }),
    sampleMeeting({ clubName: '온라인', location: null, phase: 'cancelled' }),
  );
  const span = {
    startsAt: Date.parse('2026-11-15T20:30:00+09:00'),
    endsAt: Date.parse('2026-11-15T22:30:00+09:00'),
    time: '11월 15일 (일) 오후 8:30',
  };
  expect(stored).toEqual({
    memberId: '7',
    clubs: [
      {
        ...span,
        name: '책 이야기',
        location: '서울 성동구 연무장길 7 밤의서점',
        directions: `https://map.kakao.com/?eName=${encodeURIComponent('서울 성동구 연무장길 7')}`,
        isCancelled: false,
      },
      { ...span, name: '온라인', location: '온라인', isCancelled: true },
    ],
  });
});

test('another member cannot read the stored meetings', () => {
  store(sampleMeeting());
  expect(readComingSpans()).toHaveLength(1);
  localStorage.setItem('memberId', '8');
  expect(readComingSpans()).toBeUndefined();
});

test.each([
  ['2026-11-13T20:29:00+09:00', false],
  ['2026-11-13T20:30:00+09:00', true],
  ['2026-11-15T22:29:00+09:00', true],
  ['2026-11-15T22:30:00+09:00', false],
])('at %s a meeting at 20:30 for two hours counts as near: %s', (now, near) => {
  store(sampleMeeting());
  const [span] = readComingSpans() ?? [];
  expect(span && isNear(span, new Date(now))).toBe(near);
});
