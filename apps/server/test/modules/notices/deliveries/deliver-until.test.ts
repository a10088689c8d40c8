import { noticeKinds } from '@azit/contract/notices/notice-kind';
import { expect, test } from 'vitest';
import {
  deliverUntil,
  isEndedByStart,
  isMeetingNear,
} from '#server/modules/notices/deliveries/deliver-until.ts';

const now = new Date('2026-11-15T12:00:00+09:00');
const inHours = (hours: number) => new Date(now.getTime() + hours * 60 * 60_000);
const startsIn = (hours: number) => ({ startsAt: inHours(hours) });

/** These notices request an action that is possible only before the meeting. */
const endedByStart = [
  'APPLICATION_RECEIVED',
  'CLUB_CHANGED',
  'CLUB_OPENED_AGAIN',
  'MEETING_TOMORROW',
  'MEETING_SOON',
  'SEAT_OFFERED',
  'SEAT_OPEN',
  'SEAT_PASSED',
  'SEAT_RELEASED',
  'SEAT_GIVEN_BACK',
  'WAITLISTED',
  'APPLICATION_DUE',
  'DATE_ASKED',
];

const threeDays = [
  'ATTENDANCE',
  'CREW_INVITED',
  'CREW_JOINED',
  'CREW_PAUSED',
  'CREW_RESUMED',
  'CREW_ENDED',
  'CREW_REMOVED',
  'COHOST_ASKED',
  'HOST_HANDED',
  'ROLE_ANSWERED',
  'HOST_LEFT',
  'REPORT_DECIDED',
  'ACCOUNT_NOTICE',
];

test.each(noticeKinds)(
  'the notice %s is delivered for 36 or 72 hours, or until the meeting starts',
  (kind) => {
    const notice = { kind, createdAt: now };
    const stale = inHours(threeDays.includes(kind) ? 72 : 36);
    const isEnded = endedByStart.includes(kind);
    expect(deliverUntil({ ...notice, club: null })).toEqual(stale);
    expect(deliverUntil({ ...notice, club: startsIn(100) })).toEqual(stale);
    expect(deliverUntil({ ...notice, club: startsIn(5) })).toEqual(isEnded ? inHours(5) : stale);
  },
);

test.each(noticeKinds)(
  'the start of the meeting ends the notice %s only if it requires an action',
  (kind) => {
    const isEnded = endedByStart.includes(kind);
    const notice = { kind, createdAt: inHours(-1) };
    expect(isEndedByStart({ ...notice, club: startsIn(0) }, now)).toBe(isEnded);
    expect(isEndedByStart({ ...notice, club: startsIn(0.01) }, now)).toBe(false);
    expect(isEndedByStart({ ...notice, club: null }, now)).toBe(false);
  },
);

test.each([
  [-1, false],
  [0, false],
  [0.01, true],
  [12, true],
  [12.01, false],
])('a meeting that starts in %d hours counts as near: %s', (hours, isNear) => {
  expect(isMeetingNear(inHours(hours), now)).toBe(isNear);
});
