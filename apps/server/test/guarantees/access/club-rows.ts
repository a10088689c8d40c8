import { unchangedPlan } from '#test/factories/club-factory.ts';
import { runSql } from '#test/factories/insert-row.ts';
import { addInviteLink } from '#test/factories/invite-link-factory.ts';
import { byClub, byMember, type Row } from './row.ts';

const found = { own: 200, foreign: 200, unknown: 404 } as const;
const toHost = (status: number) =>
  ({ own: { host: status, others: 403 }, foreign: 403, unknown: 404 }) as const;

const inCrew = (status: number) =>
  ({ host: status, cohost: status, joined: status, others: 404 }) as const;
const byCohosts = (status: number) => ({ ...inCrew(403), host: status, cohost: status }) as const;
const byHost = (status: number) => ({ ...inCrew(403), host: status }) as const;

const plan = { ...unchangedPlan, durationMinutes: 120, clubInfo: '새로 쓴 소개' };

export const clubRows: Record<string, Row> = {
  'clubs.get': { request: byClub, expect: { date: inCrew(200), ...found, gone: 200 } },
  'clubs.create': {
    request: () => ({ data: { ...plan, joinQuestion: '왜 왔나요?', categorySmallId: 6 } }),
    expect: { own: 201 },
  },
  'clubs.changeBanner': { request: byClub, expect: { ...toHost(200), date: byHost(200) } },
  'clubs.edit': {
    request: ({ clubId }) => ({ params: { clubId }, body: plan }),
    expect: { date: byHost(409), ...toHost(200), gone: { host: 422, others: 403 } },
  },
  'clubs.close': { request: byClub, expect: { ...toHost(202), date: byHost(202) } },
  'clubs.getJoinQuestion': { request: byClub, expect: { ...found, date: inCrew(200) } },
  'invitations.get': { request: byClub, expect: { date: inCrew(200), ...found, gone: 200 } },
  'inviteLinks.create': {
    request: async ({ server, cast, clubId, target }) => {
      const ofClub = target === 'date' ? cast.date : cast.club;
      const old = { clubId: ofClub, expiresAt: new Date(0) };
      const replaces = await addInviteLink(server.context, old);
      return { params: { clubId }, body: { admits: true, usesLeft: 3, replaces } };
    },
    expect: { date: byCohosts(201), ...toHost(201), gone: { host: 422, others: 403 } },
  },
  'inviteLinks.list': {
    request: byClub,
    expect: { date: byCohosts(200), ...toHost(200), gone: { host: 200, others: 403 } },
  },
  'inviteLinks.end': {
    request: async ({ server, cast, clubId, target }) => {
      const ofClub = target === 'date' ? cast.date : cast.club;
      const linkId = await addInviteLink(server.context, { clubId: ofClub });
      return { params: { clubId, linkId } };
    },
    expect: { date: byCohosts(204), ...toHost(204), gone: { host: 404, others: 403 } },
  },
  'discovery.listByCategory': {
    request: () => ({ query: { cl: '2', size: '50' } }),
    expect: { own: 200 },
  },
  'discovery.listByDate': {
    request: () => ({ query: { days: '6', size: '50' } }),
    expect: { own: 200 },
  },
  'clubCounts.byDay': {
    request: () => ({ query: { month: '2026-11' } }),
    expect: { own: 200 },
  },
  'clubCounts.byArea': {
    request: () => ({ query: { date: '2026-11-20' } }),
    expect: { own: 200 },
  },
  'clubCounts.byAreaFound': {
    request: () => ({ query: { keyword: '볼더링' } }),
    expect: { own: 200 },
  },
  'discovery.recommend': {
    request: byMember,
    expect: {
      own: { guest: 401, suspended: 401, withdrawn: 401, others: 200 },
      foreign: { guest: 401, suspended: 401, withdrawn: 401, others: 403 },
      gone: { guest: 401, suspended: 401, withdrawn: 401, others: 403 },
      unknown: { guest: 401, suspended: 401, withdrawn: 401, others: 403 },
    },
  },
  'discovery.search': {
    request: () => ({ query: { keyword: '볼더링', size: '50' } }),
    expect: { own: 200 },
  },
  'applications.apply': {
    request: ({ clubId, target, me, cast }) => ({
      params: { clubId },
      body: {
        memberId: target === 'forged' ? cast.people.other.memberId : me.memberId,
        joinAnswer: '해 보고 싶어요.',
      },
    }),
    expect: {
      own: { waiting: 409, joined: 409, rejected: 403, kicked: 403, host: 403, others: 201 },
      forged: 403,
      gone: { waiting: 409, joined: 409, rejected: 403, kicked: 403, host: 403, others: 422 },
      foreign: 201,
      unknown: 404,
    },
  },
  'applications.countWaiting': { request: () => ({}), expect: { own: 200 } },
  'applications.rejoin': {
    request: byClub,
    expect: {
      own: { joined: 204, others: 403 },
      gone: { joined: 204, others: 403 },
      foreign: 403,
      unknown: 404,
    },
  },
  'applications.cancel': {
    request: ({ clubId, target, memberId, me, cast }) => ({
      params: {
        clubId: target === 'unknown' ? clubId : cast.club,
        memberId: target === 'foreign' ? memberId : me.memberId,
      },
    }),
    expect: {
      own: { waiting: 204, joined: 204, host: 422, others: 404 },
      foreign: 403,
      unknown: 404,
    },
  },
  'meetings.change': {
    request: ({ clubId }) => ({
      params: { clubId },
      body: { meetingTime: '15:30', durationMinutes: 90, memberLimit: 9, note: '늦춰요.' },
    }),
    expect: { date: byCohosts(201), ...toHost(201), gone: { host: 422, others: 403 } },
  },
  'meetings.confirm': {
    request: ({ clubId }) => ({ params: { clubId }, body: { going: true } }),
    expect: {
      own: { joined: 204, others: 403 },
      gone: { joined: 422, others: 403 },
      foreign: 403,
      unknown: 404,
    },
  },
  'answers.answer': {
    request: ({ clubId }) => ({ params: { clubId }, body: { going: true } }),
    expect: {
      date: inCrew(200),
      own: { joined: 200, host: 200, others: 403 },
      gone: { joined: 422, host: 422, others: 403 },
      foreign: 403,
      unknown: 404,
    },
  },
  'seats.preapprove': {
    request: ({ clubId, cast, target }) => ({
      params: { clubId, memberId: cast.people[target === 'date' ? 'other' : 'waiting'].memberId },
      body: { approved: true },
    }),
    expect: { date: byCohosts(204), ...toHost(404), gone: { host: 422, others: 403 } },
  },
  'seats.answerOffer': {
    request: ({ clubId }) => ({ params: { clubId }, body: { accepting: true } }),
    expect: { own: { host: 200, joined: 200, others: 409 }, gone: 422, foreign: 409, unknown: 404 },
  },
  'attendance.get': {
    request: byClub,
    expect: {
      held: inCrew(200),
      own: { joined: 422, host: 422, others: 403 },
      gone: { joined: 200, host: 200, others: 403 },
      foreign: 403,
      unknown: 404,
    },
  },
  'attendance.confirm': {
    request: ({ clubId, cast }) => ({
      params: { clubId },
      body: { absent: [cast.people.joined.memberId], came: [], despiteCode: [] },
    }),
    expect: { held: byCohosts(204), ...toHost(422), gone: { host: 204, others: 403 } },
  },
  'attendance.contest': {
    request: byClub,
    expect: {
      own: { joined: 422, others: 403 },
      gone: { joined: 204, others: 403 },
      foreign: 403,
      unknown: 404,
    },
  },
  'arrivals.getCode': {
    request: async ({ server, cast, clubId, target }) => {
      // The door code exists only from an hour before the meeting, so move the meeting to now.
      const sql = `update clubs set (meeting_date, meeting_time) = (
        select at::date, at::time from (select $2::timestamptz at time zone 'Asia/Seoul' as at) now)
        where club_id = $1`;
      if (target === 'date')
        await runSql(server.context.database, sql, [cast.date, server.clock.now()]);
      return { params: { clubId } };
    },
    expect: { date: byCohosts(200), ...toHost(422), gone: { host: 422, others: 403 } },
  },
  'arrivals.arrive': {
    request: ({ clubId }) => ({ params: { clubId }, body: { code: 'ABCDEF' } }),
    expect: {
      own: { joined: 422, host: 422, others: 403 },
      gone: { joined: 422, host: 422, others: 403 },
      foreign: 403,
      unknown: 404,
    },
  },
  'calendars.getMeeting': {
    request: byClub,
    expect: {
      own: { joined: 200, host: 200, others: 403 },
      gone: { joined: 200, host: 200, others: 403 },
      foreign: 403,
      unknown: 404,
    },
  },
  'calendars.makeLink': {
    request: byClub,
    expect: { own: { joined: 201, host: 201, others: 403 }, foreign: 403, unknown: 404 },
  },
  'calendars.openLink': {
    request: () => ({ params: { secret: 'guessed' } }),
    expect: { own: 404 },
  },
  'calendars.getFeedState': { request: () => ({}), expect: { own: 200 } },
  'calendars.renewFeed': { request: () => ({}), expect: { own: 201 } },
  'calendars.endFeed': { request: () => ({}), expect: { own: 204 } },
  'calendars.getFeed': { request: () => ({ params: { secret: 'guessed' } }), expect: { own: 404 } },
  'applications.list': { request: byClub, expect: { ...found, gone: 200 } },
  'applications.decide': {
    request: ({ clubId, cast, target }) => ({
      params: { clubId, memberId: cast.people[target === 'date' ? 'critic' : 'waiting'].memberId },
      body: { status: 'CLUB_JOINED' },
    }),
    expect: { date: byCohosts(202), ...toHost(202), gone: { host: 422, others: 403 } },
  },
  'applications.kick': {
    request: ({ clubId, cast }) => ({ params: { clubId, memberId: cast.people.joined.memberId } }),
    expect: { date: byHost(204), ...toHost(204), gone: { host: 422, others: 403 } },
  },
};
