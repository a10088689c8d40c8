import { expect, test } from 'vitest';
import { changedLockedFields, isClubLocked } from './club-edit-lock.ts';

const host = { memberId: 1, status: 'CLUB_JOINED' } as const;

// covers S2.40, P1.5 (docs/coverage-statements.md)
test.each([
  ['only its host', [], false],
  ['a rejected applicant', [{ memberId: 2, status: 'CLUB_REJECTED' as const }], false],
  ['a kicked member', [{ memberId: 2, status: 'CLUB_KICKED' as const }], false],
  ['a waiting applicant', [{ memberId: 2, status: 'CLUB_WAITING' as const }], true],
  ['a joined member', [{ memberId: 2, status: 'CLUB_JOINED' as const }], true],
])('a club with %s has a locked plan: $2', (_name, others, locked) => {
  expect(isClubLocked(1, [host, ...others])).toBe(locked);
});

const plan = {
  clubName: '아침 산책',
  memberLimit: 5,
  meetingDate: '2026-11-21',
  meetingTime: '14:00:00',
  durationMinutes: 120,
  isOnline: 'offline',
  location: '서울숲',
};

test('only a field with a new value counts as edited', () => {
  expect(changedLockedFields(plan, { ...plan })).toEqual([]);
  expect(changedLockedFields(plan, { ...plan, memberLimit: 6, location: '한강' })).toEqual([
    'memberLimit',
    'location',
  ]);
  expect(changedLockedFields(plan, { ...plan, isOnline: 'online', location: null })).toEqual([
    'isOnline',
    'location',
  ]);
});
