import { expect, test } from 'vitest';
import { describeLink, periodsUntil, toLinkSettings } from './link-settings.ts';

const now = new Date('2026-11-15T12:00:00+09:00');
const target = (startsAt: Date | null) => ({
  params: startsAt ? { clubId: 3 } : { crewId: 3 },
  title: '아침 산책',
  text: '아침 산책',
  freeSeats: 2,
  maxUses: 3,
  usualUses: 3,
  isFull: false,
  startsAt,
});

test.each([
  ['of a meeting in five hours', '2026-11-15T17:00:00+09:00', ['start'], 'start'],
  ['of a meeting in six days', '2026-11-21T12:00:00+09:00', ['24', 'start'], 'start'],
  ['of a meeting in 10 days', '2026-11-25T12:00:00+09:00', ['24', '168', 'start'], '168'],
  ['of a meeting in 40 days', '2026-12-25T12:00:00+09:00', ['24', '168', '720', 'start'], '168'],
  ['of a crew', null, ['24', '168', '720'], '168'],
])('the invite link %s offers no period after the start', (_, startsAt, periods, usual) => {
  const linked = target(startsAt === null ? null : new Date(startsAt));
  expect(periodsUntil(linked, now).map(({ value }) => value)).toEqual(periods);
  expect(toLinkSettings(linked, undefined, now).period).toBe(usual);
});

test('a new link has more uses than free seats, so that a late friend can queue', () => {
  expect(toLinkSettings(target(now), undefined, now).uses).toBe(3);
});

test.each([
  [1, false, '1명 더 올 수 있어요'],
  [3, false, '2명 더 올 수 있어요'],
  [1, true, '자리가 나면 1명 더 올 수 있어요'],
])('a link with %i uses (club full: %s) says how many more may come: %s', (uses, full, text) => {
  const link = { linkId: 5, admits: true, usesLeft: uses, expiresAt: null, createdAt: '' };
  expect(describeLink({ ...target(now), isFull: full }, link)).toEqual(['모임 시작까지', text]);
});
