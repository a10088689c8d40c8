import { expect, test } from 'vitest';
import { categoryText } from '#web/domain/copy/category.ts';
import { locationText, seatNotice } from '#web/features/club-cards/model/club-facts.ts';
import { cardTag, dayTag } from '#web/features/club-cards/model/day-tag.ts';

test.each([
  [1, 8, null],
  [4, 8, null],
  [5, 8, { kind: 'few', text: '3자리' }],
  [7, 8, { kind: 'few', text: '1자리' }],
  [8, 8, { kind: 'full', text: '마감' }],
])(
  'a club with %i of %i seats taken has the seat notice %j',
  (joinedCount, memberLimit, notice) => {
    expect(seatNotice({ joinedCount, memberLimit })).toEqual(notice);
  },
);

test('a seat that is offered to somebody is not free on a card', () => {
  const club = { joinedCount: 6, memberLimit: 8 };
  expect(seatNotice({ ...club, offeredCount: 1 })).toEqual({ kind: 'few', text: '1자리' });
  expect(seatNotice({ ...club, offeredCount: 2 })).toEqual({ kind: 'full', text: '마감' });
});

// covers S3.4 (docs/coverage-statements.md)
test('a club shows 온라인 if it is online, else its location', () => {
  expect(locationText({ isOnline: 'online', location: null })).toBe('온라인');
  expect(locationText({ isOnline: 'offline', location: '서울 망원동' })).toBe('서울 망원동');
});

test('a card shows the large category, then the small category', () => {
  const categorySmall = { categorySmallId: 6, categoryName: '클라이밍', categoryLargeId: 2 };
  expect(categoryText(categorySmall)).toBe('운동/액티비티 · 클라이밍');
});

test.each([
  ['2026-11-15', '오늘'],
  ['2026-11-16', '내일'],
  ['2026-11-22', '7일 뒤'],
  ['2026-11-23', null],
  ['2026-11-14', null],
])('a meeting on %s has the tag %s on the 15th', (date, tag) => {
  expect(dayTag(date, '2026-11-15')).toBe(tag);
});

test.each([
  ['open', '오늘'],
  ['ongoing', '진행 중'],
  ['over', '종료'],
  ['cancelled', '취소됨'],
] as const)('a card of today that is %s has the tag %s', (phase, tag) => {
  const club = { phase, meetingDate: '2026-11-15', meetingTime: '19:30:00' };
  expect(cardTag(club, '2026-11-15', 'day')).toBe(tag);
});

test('a card in a list of one day shows the time instead of the day', () => {
  const club = { phase: 'open', meetingDate: '2026-11-15', meetingTime: '19:30:00' } as const;
  expect(cardTag(club, '2026-11-15', 'time')).toBe('19:30');
});
