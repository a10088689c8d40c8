import { type NoticeKind, noticeKinds } from '@azit/contract/notices/notice-kind';
import { expect, test } from 'vitest';
import { noticeLink } from './notice-link.ts';

const club = '/azit/detail/7';
const applications = '/azit/member/7';
const ownApplications = '/userpage/me?filter=applied';
const crew = '/crew/3';
const inbox = '/notice';

const links: Record<NoticeKind, string> = {
  APPLICATION_RECEIVED: applications,
  APPLICATION_WITHDRAWN: applications,
  MEMBER_RETURNED: applications,
  APPLICATION_ACCEPTED: club,
  APPLICATION_REJECTED: ownApplications,
  MEMBER_REMOVED: ownApplications,
  CLUB_CHANGED: club,
  CLUB_CANCELLED: club,
  CLUB_OPENED_AGAIN: club,
  MEETING_TOMORROW: club,
  MEETING_SOON: club,
  ANNOUNCEMENT: '/chat/detail?room=5',
  ATTENDANCE: club,
  REVIEW_DUE: '/review/create/7',
  REVIEW_RECEIVED: '/userpage/me',
  NEW_FOLLOWER: '/userpage/9',
  CHAT: '/chat/detail?room=5',
  SEAT_OFFERED: club,
  SEAT_OPEN: club,
  SEAT_PASSED: club,
  SEAT_RELEASED: club,
  SEAT_GIVEN_BACK: applications,
  WAITLISTED: applications,
  APPLICATION_DUE: applications,
  APPLICATION_EXPIRED: club,
  CREW_INVITED: crew,
  CREW_JOINED: crew,
  DATE_ASKED: crew,
  DATE_SKIPPED: club,
  CREW_PAUSED: crew,
  CREW_RESUMED: crew,
  CREW_ENDED: crew,
  CREW_REMOVED: inbox,
  COHOST_ASKED: crew,
  HOST_HANDED: crew,
  ROLE_ANSWERED: crew,
  HOST_LEFT: crew,
  REPORT_DECIDED: inbox,
  ACCOUNT_NOTICE: inbox,
};

const ids = { memberId: 4, clubId: 7, crewId: 3, actorId: 9, roomId: 5 };
const noIds = { memberId: 4, clubId: null, actorId: null };

test.for(noticeKinds.map((kind) => [kind, links[kind]] as const))(
  'the notice %s links to %s',
  ([kind, link]) => {
    expect(noticeLink({ kind, count: 1, ...ids })).toBe(link);
  },
);

test.for(noticeKinds.map((kind) => [kind] as const))(
  'the notice %s without a club, crew, room or actor links to a page without an id',
  ([kind]) => {
    const link = noticeLink({ kind, count: 1, ...noIds });
    const isAboutMember = /\d/.exec(links[kind]) === null && links[kind] !== ownApplications;
    const isAboutRoom = links[kind].startsWith('/chat');
    expect(link).toBe(isAboutMember ? links[kind] : isAboutRoom ? '/chat' : inbox);
  },
);

test('a notice of several new followers links to the followers of the recipient', () => {
  expect(noticeLink({ kind: 'NEW_FOLLOWER', count: 2, ...ids })).toBe('/userpage/followcheck/4');
});
