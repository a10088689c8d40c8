import { expect, test } from 'vitest';
import type { Endpoint } from './endpoint.ts';
import { contract } from './index.ts';

const endpoints: Endpoint[] = Object.values(contract).flatMap((domain) => Object.values(domain));

/** External programs rely on the access, method, path and success status of each call. */
const calls = `
anyone POST   /api/auth/login 200
anyone GET    /api/auth/re-issue/:email 200
member POST   /api/auth/logout 200
anyone POST   /api/auth/refresh/passwords/email 200
anyone POST   /api/auth/refresh/passwords 200
self   POST   /api/auth/:memberId/passwords/matchers 200
self   PATCH  /api/auth/:memberId/passwords 200
anyone GET    /api/auth/oauth 200
anyone GET    /api/auth/oauth/:provider 302
anyone GET    /api/auth/oauth/:provider/callback 302
anyone POST   /api/auth/oauth/entries 200
anyone GET    /api/auth/oauth/signups/:ticket 200
anyone POST   /api/auth/oauth/signups 201
anyone POST   /api/members/check 200
anyone POST   /api/members 201
member GET    /api/members/:memberId 200
self   PATCH  /api/members/:memberId 200
self   POST   /api/members/:memberId 200
self   DELETE /api/members/:memberId 202
self   GET    /api/members/:memberId/reputation-events 200
member POST   /api/members/:memberId/block 201
member DELETE /api/members/:memberId/block 204
member GET    /api/blocks 200
member GET    /api/members/:memberId/follow-status 200
member POST   /api/members/:memberId/follow 201
member POST   /api/members/:memberId/unfollow 204
member GET    /api/members/:memberId/following 200
member GET    /api/members/:memberId/follower 200
self   DELETE /api/members/:memberId/follower/:followId 204
member GET    /api/members/:memberId/clubs 200
self   GET    /api/members/:memberId/clubs/:entry 200
self   GET    /api/members/:memberId/overview 200
self   PATCH  /api/members/:memberId/clubs/:entry 200
member POST   /api/members/reports/:memberId 201
anyone GET    /api/categories/small 200
anyone GET    /api/areas 200
anyone GET    /api/clubs/category 200
anyone GET    /api/clubs/date 200
anyone GET    /api/clubs/days 200
anyone GET    /api/clubs/areas 200
member GET    /api/clubs/search/areas 200
anyone GET    /api/clubs/recommend/:memberId 200
member GET    /api/clubs/search 200
member GET    /api/clubs/:clubId 200
member POST   /api/clubs 201
host   POST   /api/clubs/:clubId 200
host   PATCH  /api/clubs/:clubId 200
host   DELETE /api/clubs/:clubId 202
member GET    /api/clubs/:clubId/join-question 200
anyone GET    /api/clubs/:clubId/invitation 200
host   POST   /api/clubs/:clubId/invite-links 201
host   GET    /api/clubs/:clubId/invite-links 200
host   DELETE /api/clubs/:clubId/invite-links/:linkId 204
member POST   /api/clubs/:clubId/signups 201
member PUT    /api/clubs/:clubId/rejoin 204
self   DELETE /api/clubs/:clubId/signups/:memberId 204
member GET    /api/clubs/:clubId/signups 200
host   PATCH  /api/clubs/:clubId/signups/:memberId 202
host   PATCH  /api/clubs/:clubId/kicks/:memberId 204
host   POST   /api/clubs/:clubId/changes 201
member PUT    /api/clubs/:clubId/confirmation 204
anyone GET    /api/answers/:token 200
anyone PUT    /api/answers/:token 200
member PUT    /api/clubs/:clubId/answer 200
host   PUT    /api/clubs/:clubId/signups/:memberId/preapproval 204
member PUT    /api/clubs/:clubId/offer 200
member GET    /api/clubs/:clubId/attendance 200
host   PUT    /api/clubs/:clubId/attendance 204
member PUT    /api/clubs/:clubId/attendance/contest 204
host   GET    /api/clubs/:clubId/door-code 200
member POST   /api/clubs/:clubId/arrivals 201
member GET    /api/clubs/:clubId/calendar.ics 200
member POST   /api/clubs/:clubId/calendar-links 201
anyone GET    /api/calendar-links/:secret.ics 200
member GET    /api/calendars 200
member POST   /api/calendars 201
member DELETE /api/calendars 204
anyone GET    /api/calendars/:secret.ics 200
member POST   /api/clubs/reports/:clubId 201
member POST   /api/crews 201
anyone GET    /api/crews/:crewId 200
host   PATCH  /api/crews/:crewId 200
host   DELETE /api/crews/:crewId 202
self   GET    /api/members/:memberId/crews 200
host   GET    /api/clubs/:clubId/crew-candidates 200
host   GET    /api/crews/:crewId/candidates 200
host   POST   /api/crews/:crewId/invitations 202
member PUT    /api/crews/:crewId/membership 204
member DELETE /api/crews/:crewId/members/:memberId 204
host   PATCH  /api/crews/:crewId/members/:memberId 204
host   POST   /api/crews/:crewId/handovers 202
host   DELETE /api/crews/:crewId/handovers/:memberId 204
self   PUT    /api/crews/:crewId/handovers/:memberId 204
member POST   /api/crews/:crewId/takeover 204
member PUT    /api/crews/:crewId/always 204
host   PUT    /api/crews/:crewId/rhythm 200
host   POST   /api/crews/:crewId/resume 200
host   POST   /api/crews/:crewId/dates 201
host   DELETE /api/crews/:crewId/dates/:plannedDate 202
host   POST   /api/crews/:crewId/invite-links 201
host   GET    /api/crews/:crewId/invite-links 200
host   DELETE /api/crews/:crewId/invite-links/:linkId 204
member POST   /api/reviews 201
member GET    /api/reviews/clubs/:clubId/reviewees 200
self   GET    /api/reviews/reviewee/:memberId 200
member GET    /api/stream 200
member PUT    /api/stream/clubs/:clubId 204
member GET    /api/applications/waiting 200
member GET    /api/chats 200
member GET    /api/chats/unread 200
member GET    /api/chats/:roomId 200
member PUT    /api/chats/:roomId/read 204
member PUT    /api/chats/:roomId/mute 204
member GET    /api/chats/with/:memberId 200
member POST   /api/chats/with/:memberId 201
member GET    /api/notices 200
member GET    /api/notices/unread 200
member PUT    /api/notices/read 204
member PUT    /api/notices/seen 204
member GET    /api/notice-settings 200
member PUT    /api/notice-settings 200
member GET    /api/push-key 200
member POST   /api/push-subscriptions 201
member DELETE /api/push-subscriptions 204
member GET    /api/chats/:roomId/messages 200
member POST   /api/chats/:roomId/messages 201
member DELETE /api/chats/:roomId/messages/:seq 204
member POST   /api/chats/:roomId/messages/:seq/reports 201
anyone GET    /api/mail-unsubscriptions/:token 302
anyone POST   /api/mail-unsubscriptions/:token 200
`;

// covers S7.5 (docs/coverage-statements.md)
test('every endpoint has the method, path, access and status of the table', () => {
  const declared = endpoints.map(({ access, method, path, status }) =>
    [access.padEnd(6), method.padEnd(6), path, status].join(' '),
  );
  expect(declared.toSorted()).toEqual(calls.trim().split('\n').toSorted());
});

// covers S7.6, S9.2, A1.5 (docs/coverage-statements.md)
test.each([
  ['discovery.listByCategory', { cl: '1' }, 5],
  ['discovery.listByDate', { days: '0' }, 5],
  ['discovery.recommend', {}, 5],
  ['discovery.search', { keyword: '독서' }, 10],
  ['follows.listFollowing', {}, 15],
  ['follows.listFollowers', {}, 15],
  ['blocks.list', {}, 20],
  ['reviews.listReceived', {}, 5],
  ['notices.list', {}, 20],
  ['chats.list', {}, 20],
])(
  'a call of %s without paging parameters gets page 1 with the default size',
  (name, query, size) => {
    const list = endpoints.find((endpoint) => endpoint.name === name);
    expect(list?.query?.parse(query)).toMatchObject({ page: 1, size });
    for (const wrong of [{ page: '0' }, { page: 'x' }, { size: '0' }, { size: '51' }]) {
      expect(list?.query?.safeParse({ ...query, ...wrong }).success, JSON.stringify(wrong)).toBe(
        false,
      );
    }
    expect(list?.query?.parse({ ...query, size: '50' })).toMatchObject({ size: 50 });
  },
);

// covers A1.2 (docs/coverage-statements.md)
test('only the listed endpoints respond without a body', () => {
  const empty = endpoints.filter(
    ({ response, events, file, status }) => !response && !events && !file && status !== 302,
  );
  expect(empty.map(({ name }) => name).toSorted()).toEqual([
    'applications.cancel',
    'applications.decide',
    'applications.kick',
    'applications.rejoin',
    'arrivals.arrive',
    'attendance.confirm',
    'attendance.contest',
    'auth.changePassword',
    'auth.logOut',
    'auth.recoverPassword',
    'auth.reissue',
    'auth.sendRecoveryCode',
    'auth.verifyPassword',
    'blocks.block',
    'blocks.unblock',
    'calendars.endFeed',
    'chats.markRead',
    'chats.mute',
    'clubs.close',
    'crewDates.skip',
    'crewInviteLinks.end',
    'crewMembers.answerInvitation',
    'crewMembers.answerRequest',
    'crewMembers.assignRole',
    'crewMembers.handOver',
    'crewMembers.invite',
    'crewMembers.remove',
    'crewMembers.setAlwaysGoing',
    'crewMembers.takeBackRequest',
    'crewMembers.takeOver',
    'crews.end',
    'follows.removeFollower',
    'follows.unfollow',
    'inviteLinks.end',
    'meetings.confirm',
    'members.check',
    'messages.remove',
    'notices.markRead',
    'notices.markSeen',
    'push.subscribe',
    'push.unsubscribe',
    'seats.preapprove',
    'stream.watchClub',
    'withdrawal.withdraw',
  ]);
});

// covers S7.7, A1.2 (docs/coverage-statements.md)
test.each(['auth.logIn', 'activity.list', 'activity.listByState'])(
  'the endpoint %s responds with plain data, without an envelope around it',
  (name) => {
    const bare = endpoints.find((endpoint) => endpoint.name === name);
    expect(bare?.response?.safeParse({ data: {} }).success).toBe(false);
  },
);

test('six endpoints accept a picture, and two of them accept nothing else', () => {
  const uploads = endpoints.filter(({ multipart }) => multipart !== undefined);
  expect(uploads.map(({ name, multipart }) => [name, multipart?.data !== undefined])).toEqual([
    ['members.signUp', true],
    ['members.changeImage', false],
    ['oauth.signUp', true],
    ['clubs.create', true],
    ['clubs.changeBanner', false],
    ['messages.send', true],
  ]);
});
