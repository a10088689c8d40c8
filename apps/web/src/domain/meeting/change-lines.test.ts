import { expect, test } from 'vitest';
import { changedOnText, changeLines, changeTitle } from './change-lines.ts';

const now = new Date('2026-11-15T12:00:00+09:00');
const club = { meetingDate: '2026-11-21', meetingTime: '15:00:00', area: '서울 성동구' };
const change = (fields: Parameters<typeof changeLines>[0]['fields']) =>
  changeLines({ changedAt: '2026-11-13T15:30:00Z', note: null, fields }, club, now);

test('a change of the date is listed with the unchanged time', () => {
  expect(change({ meetingDate: { from: '2026-11-20', to: '2026-11-21' } })).toEqual([
    {
      label: '일정',
      from: '11월 20일 (금) 오후 3:00',
      to: '11월 21일 (토) 오후 3:00',
      isTime: true,
    },
  ]);
});

test('a changed location whose values are hidden is listed without values', () => {
  expect(change({ location: { from: null, to: null } })).toEqual([
    { label: '장소', from: null, to: '장소가 바뀌었어요' },
  ]);
  const area = '서울 성동구';
  expect(change({ location: { from: area, to: area } })).toEqual([
    { label: '장소', from: null, to: '장소가 바뀌었어요' },
  ]);
  expect(change({ onlineLink: { from: null, to: null } })).toEqual([
    { label: '링크', from: null, to: '온라인 링크가 바뀌었어요' },
  ]);
});

test('several changes are listed one by one, the time first', () => {
  const lines = change({
    memberLimit: { from: 6, to: 8 },
    durationMinutes: { from: 120, to: 90 },
    location: { from: '서울 성동구 연무장길 7', to: '서울 마포구 양화로 1' },
    meetingTime: { from: '14:00:00', to: '15:00:00' },
  });
  expect(lines.map(({ label, from, to }) => `${label} ${from} → ${to}`)).toEqual([
    '시간 오후 2:00 → 오후 3:00',
    '장소 서울 성동구 연무장길 7 → 서울 마포구 양화로 1',
    '길이 두 시간 → 한 시간 반',
    '인원 6명 → 8명',
  ]);
});

test.for([
  [{ meetingTime: { from: '14:00:00', to: '15:00:00' } }, '시간이 바뀌었어요'],
  [{ meetingDate: { from: '2026-11-20', to: '2026-11-21' } }, '일정이 바뀌었어요'],
  [{ location: { from: null, to: null } }, '장소가 바뀌었어요'],
  [{ durationMinutes: { from: 120, to: 90 } }, '모임 시간이 바뀌었어요'],
  [{ memberLimit: { from: 6, to: 8 } }, '인원이 바뀌었어요'],
] as const)('a change of %o has the title %s, which names no day', ([fields, title]) => {
  expect(changeTitle(change(fields))).toBe(title);
});

test('the day of a change is shown with its weekday, unless it is today', () => {
  expect(changedOnText('2026-11-14T14:30:00Z', now)).toBe('11월 14일 (토)에 바꿨어요');
  expect(changedOnText('2026-11-14T15:30:00Z', now)).toBe('오늘 바꿨어요');
});
