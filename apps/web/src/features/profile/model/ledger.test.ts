import type { ReputationEvent } from '@azit/contract/members/reputation-event.schema';
import { expect, test } from 'vitest';
import { describeTotal, groupByMonth, toDegrees, toLine, toSums } from './ledger.ts';

const base: ReputationEvent = {
  eventId: 1,
  at: '2026-11-11T11:00:00.000Z',
  kind: 'ATTENDED',
  delta: 0.1,
  note: null,
  clubId: 7,
  clubName: '단편 하나, 커피 한 잔',
  reviewCount: null,
  praise: null,
  hoursBefore: null,
};

test.each<[Partial<ReputationEvent>, string, string, string]>([
  [{}, '함께했어요', '11일 · 단편 하나, 커피 한 잔', '+0.1°'],
  [
    { delta: 0, note: 'CAPPED' },
    '함께했어요',
    '11일 · 단편 하나, 커피 한 잔 · 이번 달은 다섯 번을 채웠어요',
    '0°',
  ],
  [
    { kind: 'REVIEW', delta: 0.6, reviewCount: 2, praise: 'KEEP_ON_TIME' },
    '후기 2개를 받았어요',
    '11일 · 시간 약속을 잘 지켜요',
    '+0.6°',
  ],
  [
    { kind: 'LATE_NO', delta: 0, note: 'FREE', hoursBefore: 5 },
    '시작 5시간 전에 못 간다고 했어요',
    '11일 · 단편 하나, 커피 한 잔 · 올해 처음이라 넘어갔어요',
    '0°',
  ],
  [
    { kind: 'ABSENT', delta: -0.4, note: 'FLOOR' },
    '오지 않았어요',
    '11일 · 단편 하나, 커피 한 잔 · 더 내려가지 않아요',
    '−0.4°',
  ],
  [
    { kind: 'RETRACTED', delta: 1, clubName: null },
    '오지 않은 기록을 바로잡았어요',
    '11일',
    '+1.0°',
  ],
])(
  'a ledger entry %o is shown with title, reason and signed value',
  (parts, title, detail, value) => {
    expect(toLine({ ...base, ...parts })).toMatchObject({ title, detail, value, before: null });
  },
);

test('an absence older than a year shows the full value and the halved value', () => {
  const line = toLine({ ...base, kind: 'ABSENT', delta: -0.5, note: 'HALVED' });
  expect([line.before, line.value]).toEqual(['−1.0°', '−0.5°']);
  expect(toDegrees(-0.15)).toBe('−0.15°');
});

test('the rounded sums of a ledger add up to the difference from 36.5 degrees', () => {
  const summary = { reputation: 42.18, reviews: 5.28, attended: 1.2, slips: -0.8 };
  const sums = toSums({ ...summary, attendedThisMonth: 2 });
  expect(sums).toEqual({ total: 5.7, reviews: 5.3, attended: 1.2, slips: -0.8 });
});

test.each([
  [5.7, '36.5°에서 5.7° 올랐어요'],
  [-1, '36.5°에서 1.0° 내렸어요'],
  [0, '36.5° 그대로예요'],
])('a temperature difference of %s degrees reads %s', (total, text) => {
  expect(describeTotal(total)).toBe(text);
});

test('a ledger names months of this year, last year and earlier years differently', () => {
  const at = [
    '2026-11-30T15:00:00Z',
    '2026-10-02T00:00:00Z',
    '2025-10-25T00:00:00Z',
    '2024-01-01T00:00:00Z',
  ];
  const months = groupByMonth(
    at.map((time) => ({ ...base, at: time })),
    new Date('2026-12-02T00:00:00Z'),
  );
  expect(months.map(({ month }) => month)).toEqual(['12월', '10월', '지난해 10월', '2024년 1월']);
});
