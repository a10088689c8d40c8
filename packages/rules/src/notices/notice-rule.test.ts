import { noticeKinds } from '@azit/contract/notices/notice-kind';
import { expect, test } from 'vitest';
import {
  applicantKinds,
  FOLD_MS,
  isChannelOn,
  listRowKinds,
  type NoticeRow,
  noticeRules,
} from './notice-rule.ts';

test.each([
  ['never', null, false, false],
  ['never', true, false, false],
  ['on', null, true, true],
  ['on', false, true, false],
  ['on', true, true, true],
  ['off', null, false, false],
  ['off', true, false, true],
  ['off', false, false, false],
  ['without-push', undefined, false, true],
  ['without-push', undefined, true, false],
  ['without-push', true, true, true],
  ['without-push', false, false, false],
] as const)(
  'a channel that is %s by default, chosen %s, with a push device %s, is on: %s',
  (rule, choice, isPushed, expected) => {
    expect(isChannelOn(rule, choice, isPushed)).toBe(expected);
  },
);

const without = (...excluded: string[]) => noticeKinds.filter((kind) => !excluded.includes(kind));
const groupBy = (property: 'push' | 'mail' | 'audience') =>
  Object.groupBy(noticeKinds, (kind) => noticeRules[kind][property]);

test('by default every notice is pushed, except that of a new follower', () => {
  expect(groupBy('push')).toEqual({ on: without('NEW_FOLLOWER'), off: ['NEW_FOLLOWER'] });
});

test('by default the listed notices are mailed: those that affect what a member does', () => {
  const { off = [], ...others } = groupBy('mail');
  expect(others).toEqual({
    on: [
      'APPLICATION_ACCEPTED',
      'CLUB_CHANGED',
      'CLUB_CANCELLED',
      'MEETING_TOMORROW',
      'ANNOUNCEMENT',
      'ATTENDANCE',
      'SEAT_OFFERED',
      'SEAT_OPEN',
      'APPLICATION_EXPIRED',
      'CREW_INVITED',
      'DATE_ASKED',
      'CREW_PAUSED',
      'REPORT_DECIDED',
      'ACCOUNT_NOTICE',
    ],
    'without-push': ['APPLICATION_RECEIVED', 'DATE_SKIPPED'],
    never: ['NEW_FOLLOWER', 'CHAT'],
  });
  expect(off).toEqual(without(...Object.values(others).flat()));
});

test('the start of a meeting ends the notices that need an action before it', () => {
  expect(noticeKinds.filter((kind) => noticeRules[kind].endsAtStart)).toEqual([
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
  ]);
});

test('each notice is delivered only to its audience', () => {
  const { anyone = [], ...others } = groupBy('audience');
  expect(others).toEqual({
    host: [
      'APPLICATION_RECEIVED',
      'APPLICATION_WITHDRAWN',
      'MEMBER_RETURNED',
      'SEAT_GIVEN_BACK',
      'WAITLISTED',
      'APPLICATION_DUE',
    ],
    joined: [
      'APPLICATION_ACCEPTED',
      'MEETING_TOMORROW',
      'MEETING_SOON',
      'ANNOUNCEMENT',
      'ATTENDANCE',
      'REVIEW_DUE',
    ],
    involved: ['CLUB_CHANGED', 'CLUB_CANCELLED', 'SEAT_OFFERED', 'SEAT_OPEN', 'DATE_SKIPPED'],
    invited: ['CREW_INVITED'],
    crew: [
      'CREW_JOINED',
      'DATE_ASKED',
      'CREW_PAUSED',
      'CREW_RESUMED',
      'CREW_ENDED',
      'COHOST_ASKED',
      'HOST_HANDED',
      'ROLE_ANSWERED',
      'HOST_LEFT',
    ],
  });
  expect(anyone).toEqual(without(...Object.values(others).flat()));
});

test('notices that may come in quick succession are merged for ten minutes', () => {
  expect(FOLD_MS).toBe(600_000);
  expect(noticeKinds.filter((kind) => noticeRules[kind].folds)).toEqual([
    'APPLICATION_RECEIVED',
    'APPLICATION_WITHDRAWN',
    'MEMBER_RETURNED',
    'CLUB_CHANGED',
    'REVIEW_RECEIVED',
    'NEW_FOLLOWER',
    'WAITLISTED',
    'APPLICATION_DUE',
    'CREW_JOINED',
    'DATE_ASKED',
  ]);
});

test('notices about applicants are those of new, due and waiting applications', () => {
  expect(applicantKinds).toEqual(['APPLICATION_RECEIVED', 'APPLICATION_DUE', 'WAITLISTED']);
});

const rows: Record<NoticeRow, readonly string[]> = {
  result: ['APPLICATION_ACCEPTED', 'APPLICATION_REJECTED', 'MEMBER_REMOVED', 'APPLICATION_EXPIRED'],
  seat: ['SEAT_OFFERED', 'SEAT_OPEN', 'SEAT_PASSED', 'SEAT_RELEASED'],
  change: ['CLUB_CHANGED', 'CLUB_CANCELLED'],
  reminder: ['MEETING_TOMORROW', 'MEETING_SOON'],
  again: ['CLUB_OPENED_AGAIN'],
  announcement: ['ANNOUNCEMENT'],
  attendance: ['ATTENDANCE'],
  hosting: [
    'APPLICATION_RECEIVED',
    'APPLICATION_WITHDRAWN',
    'MEMBER_RETURNED',
    'SEAT_GIVEN_BACK',
    'WAITLISTED',
    'APPLICATION_DUE',
  ],
  review: ['REVIEW_DUE', 'REVIEW_RECEIVED'],
  follower: ['NEW_FOLLOWER'],
  chat: ['CHAT'],
  crewDate: ['DATE_ASKED', 'DATE_SKIPPED'],
  crew: [
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
  ],
  account: ['REPORT_DECIDED', 'ACCOUNT_NOTICE'],
};

test.each(Object.entries(rows))('the row %s of the settings controls %j', (row, kinds) => {
  expect(listRowKinds(row as NoticeRow)).toEqual(kinds);
});
