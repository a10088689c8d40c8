import { expect, test } from 'vitest';
import { reasonToRefuse } from '#server/modules/clubs/applications/application.policy.ts';
import {
  applicationNotFound,
  isFull,
  requireEligible,
  requireFreeSeat,
  requireHostActive,
  requireJoined,
  requireSeatHeld,
  requireWaiting,
} from '#server/modules/clubs/applications/application.refusal.ts';

const now = new Date('2026-11-15T12:00:00+09:00');
const club = {
  hostId: 1,
  phase: 'open',
  joinedCount: 2,
  memberLimit: 5,
  genderRestriction: 'ALL',
  birthYearMin: null,
  birthYearMax: null,
} as const;
const applicant = { memberId: 2, gender: 'FEMALE', birthYear: '1994' } as const;
const full = { joinedCount: 5 } as const;
const over = { phase: 'over', ...full } as const;
const menOnly = { genderRestriction: 'MALE_ONLY' } as const;
const refused = (status: number, code: string, message: unknown = expect.stringMatching(/요\.$/)) =>
  expect.objectContaining({ status, code, message });
const own = (status: 'CLUB_WAITING' | 'CLUB_JOINED' | 'CLUB_KICKED' | 'CLUB_REJECTED') => ({
  application: { status, rejectedAt: now },
});

test('an applicant whom no rule excludes is not refused', () => {
  expect(reasonToRefuse(club, applicant, now)).toBeUndefined();
  expect(() => requireEligible(club, applicant, now)).not.toThrow();
});

// In each row, other reasons apply besides the expected one, so the test checks the order of the
// reasons.
test.each([
  ['waiting', 409, 'ALREADY_APPLIED', { ...over, ...menOnly }, own('CLUB_WAITING')],
  ['joined', 409, 'ALREADY_APPLIED', { ...over, ...menOnly }, own('CLUB_JOINED')],
  ['host', 403, 'HOST_CANNOT_APPLY', { ...over, ...menOnly }, { memberId: 1 }],
  ['kicked', 403, 'NOT_ELIGIBLE', { ...over, ...menOnly }, own('CLUB_KICKED')],
  ['rejected', 403, 'NOT_ELIGIBLE', { ...over, ...menOnly }, own('CLUB_REJECTED')],
  ['gender', 403, 'NOT_ELIGIBLE', { ...over, ...menOnly, birthYearMin: '1995' }, {}],
  ['too-old', 403, 'NOT_ELIGIBLE', { ...over, birthYearMin: '1995', birthYearMax: '1993' }, {}],
  ['too-young', 403, 'NOT_ELIGIBLE', { ...over, birthYearMax: '1993' }, {}],
  ['closed', 422, 'CLUB_ENDED', over, {}],
  ['full', 422, 'CLUB_FULL', full, {}],
] as const)(
  'of several reasons to refuse, “%s” is given with status %i and code %s',
  (reason, status, code, clubPart, applicantPart) => {
    const pair = [{ ...club, ...clubPart }, { ...applicant, ...applicantPart }, now] as const;
    expect(reasonToRefuse(...pair)).toBe(reason);
    expect(() => requireEligible(...pair)).toThrow(refused(status, code));
  },
);

test.each([
  ['no application', undefined, false, false, false],
  ['a waiting application', 'CLUB_WAITING', true, true, false],
  ['a seat', 'CLUB_JOINED', true, false, true],
  ['a rejection', 'CLUB_REJECTED', false, false, false],
  ['a removal', 'CLUB_KICKED', false, false, false],
] as const)(
  'a member with %s may cancel: $2, be accepted or rejected: $3, be removed: $4',
  (_name, status, ...may) => {
    const application = status === undefined ? undefined : { status };
    const missing = refused(404, 'SIGNUP_NOT_FOUND');
    const outcomes = [
      [() => requireSeatHeld(application), missing],
      [() => requireWaiting(application), refused(409, 'SIGNUP_NOT_WAITING')],
      [() => requireJoined(application), refused(409, 'SIGNUP_NOT_JOINED')],
    ] as const;
    for (const [index, [act, refusal]] of outcomes.entries()) {
      if (may[index]) expect(act).not.toThrow();
      else expect(act).toThrow(application === undefined ? missing : refusal);
    }
  },
);

test('the check for a waiting application returns the application', () => {
  const application = { status: 'CLUB_WAITING' as const, id: 12 };
  expect(requireWaiting(application)).toBe(application);
});

test('a missing application and a missing participant get different refusal texts', () => {
  expect(applicationNotFound().message).toBe('신청을 찾을 수 없어요.');
  const missing = refused(404, 'SIGNUP_NOT_FOUND', '참여자를 찾을 수 없어요.');
  expect(() => requireJoined(undefined)).toThrow(missing);
});

test.each([
  [3, 1, 5, false],
  [4, 1, 5, true],
  [5, 0, 5, true],
  [6, 0, 5, true],
])(
  'a club with %i joined and %i offered of %i seats is full: %s',
  (joined, offered, limit, expected) => {
    const club = { joined_count: joined, offered_count: offered, member_limit: limit };
    expect(isFull(club)).toBe(expected);
    const accepting = () => requireFreeSeat(club);
    if (expected) expect(accepting).toThrow(refused(409, 'CLUB_FULL'));
    else expect(accepting).not.toThrow();
  },
);

test('the refusal of a club whose host is suspended does not mention the host', () => {
  const message = '지금은 신청을 받지 않는 아지트예요.';
  const applying = () => requireHostActive({ is_host_suspended: true });
  expect(applying).toThrow(refused(422, 'CLUB_NOT_ACCEPTING', message));
  expect(() => requireHostActive({ is_host_suspended: false })).not.toThrow();
});
