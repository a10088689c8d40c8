import { CREW_MEMBERS_MAX, CREWS_PER_MEMBER } from '@azit/contract/crews/crew.field';
import { expect, test } from 'vitest';
import {
  requireAllMet,
  requireCrew,
  requireCrewCapability,
  requireCrewMember,
  requireFewCrews,
  requireLiveLink,
  requireRoomForOne,
  requireRunning,
} from '#server/modules/crews/crew.refusal.ts';

const running = { ended_at: null };
const ended = { ended_at: new Date('2026-11-15T12:00:00+09:00') };
const refused = (status: number, code: string) =>
  expect.objectContaining({ status, code, message: expect.stringMatching(/요\.$/) });
const hidden = refused(404, 'CREW_NOT_FOUND');

test('a crew that does not exist is refused, an existing one is returned', () => {
  expect(() => requireCrew(undefined)).toThrow(hidden);
  expect(requireCrew(running)).toBe(running);
});

test.each([
  ['a stranger', undefined],
  ['an invited member', 'INVITED'],
  ['a former member', 'LEFT'],
  ['a removed member', 'REMOVED'],
] as const)('%s cannot find a crew, even with the stored role of host', (_who, state) => {
  const own = state === undefined ? undefined : ({ role: 'HOST', state } as const);
  expect(() => requireCrewMember(own)).toThrow(hidden);
  expect(() => requireCrewCapability(own, 'endCrew')).toThrow(hidden);
});

test('the membership of a present member is returned', () => {
  const own = { role: 'MEMBER', state: 'JOINED' } as const;
  expect(requireCrewMember(own)).toBe(own);
});

test.each([
  ['HOST', true, true],
  ['COHOST', true, false],
  ['MEMBER', false, false],
] as const)('a present %s may plan meetings: %s, and end the crew: %s', (role, ...may) => {
  for (const [index, capability] of (['planDates', 'endCrew'] as const).entries()) {
    const acting = () => requireCrewCapability({ role, state: 'JOINED' }, capability);
    if (may[index]) expect(acting).not.toThrow();
    else expect(acting).toThrow(refused(403, 'NOT_HOST'));
  }
});

test('nothing can be changed in a crew that has ended', () => {
  expect(() => requireRunning(running)).not.toThrow();
  expect(() => requireRunning(ended)).toThrow(refused(422, 'CREW_ENDED'));
});

test('a full crew admits nobody, and a member of ten crews cannot join another', () => {
  const joining = (joined: number) => () => requireRoomForOne({ joined_count: joined });
  expect(joining(CREW_MEMBERS_MAX - 1)).not.toThrow();
  expect(joining(CREW_MEMBERS_MAX)).toThrow(refused(409, 'CREW_FULL'));
  expect(() => requireFewCrews(CREWS_PER_MEMBER - 1)).not.toThrow();
  expect(() => requireFewCrews(CREWS_PER_MEMBER)).toThrow(refused(409, 'TOO_MANY_CREWS'));
});

test('only members whom the host has met can be invited', () => {
  expect(() => requireAllMet([], [])).not.toThrow();
  expect(() => requireAllMet([2, 3], [3, 2, 4])).not.toThrow();
  expect(() => requireAllMet([2, 9], [2, 3])).toThrow(refused(403, 'NOT_MET'));
});

const live = { isLive: true };
const over = refused(410, 'INVITE_ENDED');

test.each([
  ['a live link', live, running, undefined, null],
  ['a live link for a former member', live, running, { state: 'LEFT' }, null],
  ['a live link for a removed member', live, running, { state: 'REMOVED' }, hidden],
  ['an unknown link', undefined, running, undefined, hidden],
  ['an ended link', { isLive: false }, running, undefined, over],
  ['a live link to a crew that has ended', live, ended, undefined, over],
] as const)(
  'a link admits to a crew only if it is live, and never a removed member: %s',
  (_name, link, crew, own, refusal) => {
    if (refusal === null) expect(requireLiveLink(link, crew, own)).toBe(link);
    else expect(() => requireLiveLink(link, crew, own)).toThrow(refusal);
  },
);
