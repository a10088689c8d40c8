import type { ClubCard } from '@azit/contract/clubs/club.schema';
import { describe, expect, test } from 'vitest';
import { viewer as member, sampleCard } from '#web/testing/sample-replies.ts';
import { whyClosed } from './why-closed.ts';
import { type JoiningViewer, whyNotJoin } from './why-not-join.ts';

const now = new Date('2099-11-01T12:00:00+09:00');
const viewer: JoiningViewer = { ...member, waitingIn: new Set([20]), joinedIn: new Set([30]) };
const full = { joinedCount: 5, memberLimit: 5 };

describe('the reason on a card why a member cannot join', () => {
  // covers D7.7 (docs/coverage-statements.md)
  test.each<[string, Partial<ClubCard>, string | null]>([
    ['open to everybody', {}, null],
    ['hosted by the viewer', { host: { ...sampleCard().host, memberId: 7 } }, '내가 연 아지트예요'],
    ['in which the viewer waits', { clubId: 20 }, '신청했어요'],
    ['in which the viewer has a seat', { clubId: 30 }, '함께해요'],
    ['that is full', full, '자리가 모두 찼어요'],
    ['that is full and in which the viewer has a seat', { clubId: 30, ...full }, '함께해요'],
    ['for men', { genderRestriction: 'MALE_ONLY' }, '남성만 참여할 수 있어요'],
    ['for women', { genderRestriction: 'FEMALE_ONLY' }, null],
    ['for younger people', { birthYearMin: '1996' }, '1996년생부터 참여할 수 있어요'],
    ['for older people', { birthYearMax: '1990' }, '1990년생까지 참여할 수 있어요'],
    ['for the viewer’s birth year', { birthYearMin: '1994', birthYearMax: '1994' }, null],
    [
      'that has begun and in which the viewer has a seat',
      { phase: 'ongoing', clubId: 30 },
      '함께해요',
    ],
    ['that has begun', { phase: 'ongoing' }, '이미 시작한 아지트예요'],
    ['that was cancelled', { phase: 'cancelled' }, '취소돼서 열리지 않아요'],
  ])('a club %s shows the reason against joining “$2”', (_, parts, text) => {
    expect(whyNotJoin(sampleCard(parts), viewer, now)?.text ?? null).toBe(text);
  });
});

test('a reason has a kind (own, limits, full or closed), which selects its icon', () => {
  const kinds = [{ clubId: 30 }, { birthYearMin: '2000' }, full, { phase: 'over' as const }].map(
    (parts) => whyNotJoin(sampleCard(parts), viewer, now)?.kind,
  );
  expect(kinds).toEqual(['own', 'limits', 'full', 'closed']);
});

test.each([
  ['open', 7, null],
  ['open', 8, '자리가 모두 찼어요'],
  ['ongoing', 7, '이미 시작한 아지트예요'],
  ['over', 7, '이미 종료된 아지트예요'],
  ['cancelled', 8, '취소돼서 열리지 않아요'],
] as const)(
  'a club with the state %s and %i of 8 members shows the reason %s',
  (phase, joinedCount, why) => {
    expect(whyClosed({ phase, joinedCount, memberLimit: 8 })?.text ?? null).toBe(why);
  },
);
