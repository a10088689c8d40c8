import { expect, test } from 'vitest';
import { sampleParticipation } from '#web/testing/sample-participation.ts';
import { endedDay, endedLabel, mayReapply } from './ended-application.ts';

const now = new Date('2026-11-15T12:00:00+09:00');
const rejected = { clubMemberStatus: 'CLUB_REJECTED', endedAt: '2026-11-13T15:30:00Z' } as const;

test('an ended application shows its outcome and its date in Seoul', () => {
  expect(endedLabel(rejected)).toBe('함께하지 못했어요');
  expect(endedLabel({ clubMemberStatus: 'CLUB_KICKED' })).toBe('참여가 취소됐어요');
  expect(endedDay(rejected, now)).toBe('11월 14일 (토)');
});

test.each([
  ['rejected a day ago', sampleParticipation(1, rejected), true],
  [
    'rejected within a day',
    sampleParticipation(1, { ...rejected, endedAt: '2026-11-14T03:00:01Z' }),
    false,
  ],
  [
    'removed by the host',
    sampleParticipation(1, { ...rejected, clubMemberStatus: 'CLUB_KICKED' }),
    false,
  ],
  ['rejected from a club that has begun', sampleParticipation(1, rejected, 'ongoing'), false],
  ['rejected from a cancelled club', sampleParticipation(1, rejected, 'cancelled'), false],
])('whether a member %s may apply again is %s', (_who, line, may) => {
  expect(mayReapply(line, now)).toBe(may);
});

test('a member rejected from a club that is now full may not apply again', () => {
  const line = sampleParticipation(1, rejected);
  const club = { ...line.clubInfoResponse, memberLimit: 0 };
  expect(mayReapply({ ...line, clubInfoResponse: club }, now)).toBe(false);
});
