import { describe, expect, test } from 'vitest';
import {
  type EligibilityClub,
  type EligibilityViewer,
  explainIneligible,
  type IneligibleReason,
  judgeEligibility,
} from './club-eligibility.ts';

const now = new Date('2026-11-15T03:00:00Z');
const hour = 60 * 60 * 1000;

const club: EligibilityClub = {
  hostId: 1,
  phase: 'open',
  joinedCount: 2,
  memberLimit: 5,
  genderRestriction: 'ALL',
  birthYearMin: null,
  birthYearMax: null,
};
const viewer: EligibilityViewer = { memberId: 2, gender: 'FEMALE', birthYear: '1994' };

type Case = [string, Partial<EligibilityClub>, Partial<EligibilityViewer>, IneligibleReason[]];

const rejected = (hoursAgo: number) => ({
  application: {
    status: 'CLUB_REJECTED' as const,
    rejectedAt: new Date(now.getTime() - hoursAgo * hour),
  },
});

const cases: Case[] = [
  ['an open club', {}, {}, []],
  ['a cancelled club', { phase: 'cancelled' }, {}, ['closed']],
  ['a club whose meeting has begun', { phase: 'ongoing' }, {}, ['closed']],
  ['a club whose time has passed', { phase: 'over' }, {}, ['closed']],
  ['a full club', { joinedCount: 5 }, {}, ['full']],
  ['the host', {}, { memberId: 1 }, ['host']],
  ['somebody waiting', {}, { application: { status: 'CLUB_WAITING' } }, ['waiting']],
  ['somebody joined', {}, { application: { status: 'CLUB_JOINED' } }, ['joined']],
  ['somebody kicked', {}, { application: { status: 'CLUB_KICKED' } }, ['kicked']],
  ['rejected an hour ago', {}, rejected(1), ['rejected']],
  ['rejected just under a day ago', {}, rejected(23.99), ['rejected']],
  ['rejected a day ago', {}, rejected(24), []],
  [
    'rejected before the time was stored',
    {},
    { application: { status: 'CLUB_REJECTED', rejectedAt: null } },
    [],
  ],
  ['open to all, for a man', {}, { gender: 'MALE' }, []],
  ['men only, for a man', { genderRestriction: 'MALE_ONLY' }, { gender: 'MALE' }, []],
  ['men only', { genderRestriction: 'MALE_ONLY' }, {}, ['gender']],
  ['women only', { genderRestriction: 'FEMALE_ONLY' }, {}, []],
  ['born in the first year allowed', { birthYearMin: '1994' }, {}, []],
  ['born a year too early', { birthYearMin: '1995' }, {}, ['too-old']],
  ['born in the last year allowed', { birthYearMax: '1994' }, {}, []],
  ['born a year too late', { birthYearMax: '1993' }, {}, ['too-young']],
  [
    'several at once, the plainest first',
    {
      phase: 'over',
      joinedCount: 5,
      genderRestriction: 'MALE_ONLY',
      birthYearMin: '2000',
    },
    {},
    ['closed', 'full', 'gender', 'too-old'],
  ],
];

// covers P2.1, P2.3 (docs/coverage-statements.md)
test.each(cases)(
  'the reasons against an application are $3: %s',
  (_name, clubPart, viewerPart, reasons) => {
    const verdict = judgeEligibility({ ...club, ...clubPart }, { ...viewer, ...viewerPart }, now);
    expect(verdict).toEqual(reasons.length === 0 ? { allowed: true } : { allowed: false, reasons });
  },
);

describe('the sentences of the reasons', () => {
  const sentences: [IneligibleReason, Partial<EligibilityClub>, string][] = [
    ['gender', { genderRestriction: 'MALE_ONLY' }, '남성만 참여할 수 있는 아지트예요.'],
    ['gender', { genderRestriction: 'FEMALE_ONLY' }, '여성만 참여할 수 있는 아지트예요.'],
    ['too-old', { birthYearMin: '1990' }, '1990년 이후에 태어난 사람만 참여할 수 있어요.'],
    ['too-young', { birthYearMax: '2002' }, '2002년 이전에 태어난 사람만 참여할 수 있어요.'],
    ['host', {}, '내가 연 아지트예요.'],
    ['waiting', {}, '이미 신청했어요. 호스트의 수락을 기다리고 있어요.'],
    ['joined', {}, '이미 참여 중인 아지트예요.'],
    ['kicked', {}, '호스트가 내보낸 아지트에는 다시 신청할 수 없어요.'],
    ['rejected', {}, '거절된 지 24시간이 지나면 다시 신청할 수 있어요.'],
    ['closed', {}, '이미 종료된 아지트예요.'],
    ['closed', { phase: 'ongoing' }, '이미 시작한 아지트예요.'],
    ['closed', { phase: 'cancelled' }, '취소돼서 열리지 않아요.'],
    ['full', {}, '자리가 모두 찼어요.'],
  ];
  // covers P2.1 (docs/coverage-statements.md)
  test.each(sentences)('the reason “%s” with %j reads “%s”', (reason, part, sentence) => {
    expect(explainIneligible(reason, { ...club, ...part })).toBe(sentence);
  });
});
