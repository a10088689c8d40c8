import type { Notice } from '@azit/contract/notices/notice.schema';
import type { NoticeKind } from '@azit/contract/notices/notice-kind';
import type { CrewKind } from '@azit/rules/notices/crew-notice';
import type { SeatKind } from '@azit/rules/notices/seat-notice';
import { beforeEach, expect } from 'vitest';
import { inTransaction } from '#server/database/transaction.ts';
import { addNotices } from '#server/modules/notices/add-notices.ts';
import { addClubMember, createClub } from '#test/factories/club-factory.ts';
import { runSql } from '#test/factories/insert-row.ts';
import { createMember, logInAs, type TestMember } from '#test/factories/member-factory.ts';
import { server, test } from '#test/harness/server-test.ts';

const TIME = '11월 21일 (토) 오후 2:00';
const NO_LONGER = '취소돼서 열리지 않아요.';
const meeting = { meetingDate: '2026-11-21', meetingTime: '14:00:00' };
const earlier = { meetingDate: '2026-11-20', meetingTime: '14:00:00' };

let host: TestMember;
let joined: TestMember;
let applicant: TestMember;
let clubId: number;
let pastId: number;
beforeEach(async () => {
  host = await createMember(server.context);
  joined = await createMember(server.context);
  applicant = await createMember(server.context);
  clubId = await createClub(server.context, { hostId: host.memberId });
  await addClubMember(server.context, clubId, joined.memberId, 'CLUB_JOINED');
  await addClubMember(server.context, clubId, applicant.memberId, 'CLUB_WAITING');
  pastId = await createClub(server.context, { hostId: host.memberId, meetingDate: '2026-11-14' });
  await addClubMember(server.context, pastId, joined.memberId, 'CLUB_JOINED');
  server.clock.set('2026-11-20T14:00:00+09:00');
  for (const member of [host, joined])
    member.token = await logInAs(server.context, member.memberId);
  await sendNotices();
});

async function sendNotices(): Promise<void> {
  const applicantId = applicant.memberId;
  const own = { memberId: joined.memberId, clubId };
  await inTransaction(server.context, (tx) =>
    addNotices(tx, [
      { kind: 'APPLICATION_RECEIVED', memberId: host.memberId, clubId, actorId: applicantId },
      { kind: 'APPLICATION_WITHDRAWN', memberId: host.memberId, clubId, actorId: applicantId },
      { kind: 'MEMBER_RETURNED', memberId: host.memberId, clubId, actorId: joined.memberId },
      { ...own, kind: 'APPLICATION_ACCEPTED', data: { meeting } },
      { ...own, kind: 'APPLICATION_REJECTED' },
      { ...own, kind: 'MEMBER_REMOVED' },
      { ...own, kind: 'CLUB_CHANGED', data: { change: 'time', asks: true, meeting, earlier } },
      { ...own, kind: 'CLUB_CANCELLED' },
      { ...own, kind: 'CLUB_OPENED_AGAIN' },
      { ...own, kind: 'MEETING_TOMORROW', data: { meeting } },
      { ...own, kind: 'MEETING_SOON', data: { meeting } },
      { ...own, kind: 'ANNOUNCEMENT', data: { roomId: 1, reason: '2번 출구예요.' } },
      { ...own, clubId: pastId, kind: 'ATTENDANCE', data: { attendance: 'marked' } },
      { ...own, clubId: pastId, kind: 'REVIEW_DUE' },
      { ...own, kind: 'REVIEW_RECEIVED' },
      { kind: 'NEW_FOLLOWER', memberId: joined.memberId, actorId: host.memberId },
      { kind: 'REPORT_DECIDED', memberId: joined.memberId, data: { report: '광고·스팸' } },
      {
        kind: 'ACCOUNT_NOTICE',
        memberId: joined.memberId,
        data: { accountChange: 'restored' },
      },
    ]),
  );
  const confirmed = 'update clubs set attendance_confirmed_at = $2 where club_id = $1';
  const marked = 'insert into absences (club_id, member_id, marked_at) values ($1, $2, $3)';
  const changed = `insert into club_changes (club_id, sequence, changed_at, fields)
    values ($1, 9, $2, '{"meetingTime": {}}')`;
  await runSql(server.context.database, confirmed, [pastId, server.clock.now()]);
  await runSql(server.context.database, marked, [pastId, joined.memberId, server.clock.now()]);
  await runSql(server.context.database, changed, [clubId, server.clock.now()]);
}

/** The line of a kind is undefined if its notice has disappeared. */
type Lines = Partial<Record<NoticeKind, readonly [string, string | null] | undefined>>;

async function readLines(): Promise<Lines> {
  const lists = await Promise.all(
    [host, joined].map(async ({ memberId }) => {
      const token = await logInAs(server.context, memberId);
      const reply = await server.call({ method: 'GET', url: '/api/notices', token });
      return reply.json().data as Notice[];
    }),
  );
  const lines = lists.flat().map(({ kind, text, detail }) => [kind, [text, detail]]);
  return Object.fromEntries(lines);
}

const written = (): Required<Omit<Lines, 'CHAT' | CrewKind | SeatKind>> => ({
  APPLICATION_RECEIVED: [`${applicant.nickname}님이 신청했어요`, null],
  APPLICATION_WITHDRAWN: [`${applicant.nickname}님이 참여를 취소했어요`, null],
  MEMBER_RETURNED: [`${joined.nickname}님이 함께하기로 했어요`, null],
  APPLICATION_ACCEPTED: ['함께하게 됐어요', TIME],
  APPLICATION_REJECTED: ['이번에는 함께하지 못하게 됐어요', null],
  MEMBER_REMOVED: ['호스트가 참여를 취소했어요', null],
  CLUB_CHANGED: ['일정이 바뀌었어요. 그래도 갈까요?', `11월 20일 (금) 오후 2:00 → ${TIME}`],
  CLUB_CANCELLED: ['모임이 취소됐어요', null],
  CLUB_OPENED_AGAIN: ['함께했던 모임이 다시 열렸어요', TIME],
  MEETING_TOMORROW: ['내일 만나요', TIME],
  MEETING_SOON: ['내일 만나요', TIME],
  ANNOUNCEMENT: ['호스트가 공지를 올렸어요', '“2번 출구예요.”'],
  ATTENDANCE: ['안 오신 걸로 되어 있어요. 오셨다면 7일 안에 알려 주세요', null],
  REVIEW_DUE: ['함께한 사람들에게 후기를 남겨 주세요', null],
  REVIEW_RECEIVED: ['새 후기를 받았어요', null],
  NEW_FOLLOWER: [`${host.nickname}님이 팔로우했어요`, null],
  REPORT_DECIDED: ['‘광고·스팸’ 신고를 살펴보고 조치했어요', null],
  ACCOUNT_NOTICE: ['정지가 풀렸어요. 다시 로그인할 수 있어요', null],
});

async function decideEverything(): Promise<void> {
  await server.call({
    method: 'PATCH',
    url: `/api/clubs/${clubId}/signups/${applicant.memberId}`,
    token: host.token,
    payload: { status: 'CLUB_JOINED' },
  });
  const url = `/api/clubs/${clubId}/confirmation`;
  await server.call({ method: 'PUT', url, token: joined.token, payload: { going: true } });
  const { memberId, token } = joined;
  const review = { clubId: pastId, reviewerId: memberId, revieweeId: host.memberId };
  const payload = [{ ...review, commentCategory: 'CONSIDERATE', commentBody: null }];
  await server.call({ method: 'POST', url: '/api/reviews', token, payload });
  const sql = `update absences set contested_at = marked_at, decided_at = marked_at,
    decision = 'CAME' where club_id = $1`;
  await runSql(server.context.database, sql, [pastId]);
}

const move = () =>
  server.call({
    method: 'POST',
    url: `/api/clubs/${clubId}/changes`,
    token: host.token,
    payload: { meetingDate: '2026-11-23', meetingTime: '15:30' },
  });
const cancel = () =>
  server.call({ method: 'DELETE', url: `/api/clubs/${clubId}`, token: host.token });
const MOVED = '11월 23일 (월) 오후 3:30';

const laterEvents: [string, () => unknown, Lines][] = [
  ['nothing', () => undefined, {}],
  [
    'decided',
    decideEverything,
    {
      APPLICATION_RECEIVED: undefined,
      CLUB_CHANGED: ['일정이 바뀌었어요', `11월 20일 (금) 오후 2:00 → ${TIME}`],
      ATTENDANCE: ['확인해 보니 오셨어요. 온 것으로 바로잡았어요', null],
      REVIEW_DUE: ['후기를 남겼어요', null],
    },
  ],
  [
    'moved',
    move,
    {
      APPLICATION_ACCEPTED: ['함께하게 됐어요', MOVED],
      CLUB_CHANGED: ['일정이 바뀌었어요. 그래도 갈까요?', `11월 20일 (금) 오후 2:00 → ${MOVED}`],
      CLUB_OPENED_AGAIN: ['함께했던 모임이 다시 열렸어요', MOVED],
      MEETING_TOMORROW: ['3일 뒤 만나요', MOVED],
      MEETING_SOON: ['3일 뒤 만나요', MOVED],
    },
  ],
  [
    'cancelled',
    cancel,
    {
      APPLICATION_RECEIVED: undefined,
      APPLICATION_ACCEPTED: ['함께하게 됐어요', NO_LONGER],
      CLUB_CHANGED: ['일정이 바뀌었어요', NO_LONGER],
      CLUB_OPENED_AGAIN: ['함께했던 모임이 다시 열렸어요', NO_LONGER],
      MEETING_TOMORROW: ['모임이 취소됐어요', null],
      MEETING_SOON: ['모임이 취소됐어요', null],
    },
  ],
  [
    'started',
    () => server.clock.set('2026-11-21T14:30:00+09:00'),
    {
      APPLICATION_RECEIVED: undefined,
      CLUB_CHANGED: ['일정이 바뀌었어요', `11월 20일 (금) 오후 2:00 → ${TIME}`],
      MEETING_TOMORROW: ['지금 만나고 있어요', TIME],
      MEETING_SOON: ['지금 만나고 있어요', TIME],
    },
  ],
  [
    'ended',
    () => server.clock.set('2026-11-22T14:30:00+09:00'),
    {
      APPLICATION_RECEIVED: undefined,
      CLUB_CHANGED: ['일정이 바뀌었어요', `11월 20일 (금) 오후 2:00 → ${TIME}`],
      MEETING_TOMORROW: ['어제 만났어요', TIME],
      MEETING_SOON: ['어제 만났어요', TIME],
    },
  ],
];

// covers N1.7 (docs/coverage-statements.md)
test.for(laterEvents)(
  'every notice is worded for the present state of a club that is %s',
  async ([, act, lines]) => {
    await act();
    expect(await readLines()).toEqual({ ...written(), ...lines });
  },
);

// covers N1.8 (docs/coverage-statements.md)
test('a notice of applicants disappears from list and counts when none waits', async () => {
  const about = { memberId: host.memberId, clubId, actorId: applicant.memberId };
  await inTransaction(server.context, (tx) =>
    addNotices(tx, [
      { ...about, kind: 'APPLICATION_DUE' },
      { ...about, kind: 'WAITLISTED' },
    ]),
  );
  const read = async () => {
    const token = await logInAs(server.context, host.memberId);
    const call = async (url: string) => (await server.call({ method: 'GET', url, token })).json();
    const { data, pageInfo } = await call('/api/notices');
    const { unread } = (await call('/api/notices/unread')).data;
    const kinds = data.map(({ kind }: Notice) => kind);
    return { kinds, total: pageInfo.totalElements, unread };
  };
  const others = ['MEMBER_RETURNED', 'APPLICATION_WITHDRAWN'];
  const all = ['WAITLISTED', 'APPLICATION_DUE', ...others, 'APPLICATION_RECEIVED'];
  expect(await read()).toEqual({ kinds: all, total: 5, unread: 5 });
  server.clock.set('2026-11-21T14:00:00+09:00');
  expect(await read()).toEqual({ kinds: others, total: 2, unread: 2 });
  server.clock.set('2026-11-20T14:00:00+09:00');
  await decideEverything();
  expect(await read()).toEqual({ kinds: others, total: 2, unread: 2 });
});

test('a week later the notice of an absence no longer offers to contest it', async () => {
  server.clock.set('2026-11-28T14:00:00+09:00');
  const { ATTENDANCE, MEETING_TOMORROW } = await readLines();
  expect(ATTENDANCE).toEqual(['안 오신 걸로 되어 있어요', null]);
  expect(MEETING_TOMORROW?.[0]).toBe('11월 21일 (토)에 만났어요');
});

test('a reminder says 오늘 on the day of the meeting, and 곧 in the last two hours', async () => {
  server.clock.set('2026-11-21T09:00:00+09:00');
  expect((await readLines()).MEETING_TOMORROW?.[0]).toBe('오늘 만나요');
  server.clock.set('2026-11-21T12:00:00+09:00');
  expect((await readLines()).MEETING_SOON?.[0]).toBe('곧 만나요');
});

test('the notice of an expired application for a link-only club does not link to it', async () => {
  const { database } = server.context;
  const { memberId } = applicant;
  await inTransaction(server.context, (tx) =>
    addNotices(tx, [{ kind: 'APPLICATION_EXPIRED', memberId, clubId }]),
  );
  const token = await logInAs(server.context, memberId);
  const readLink = async () => {
    const reply = await server.call({ method: 'GET', url: '/api/notices', token });
    return reply.json().data[0].link;
  };
  expect(await readLink()).toBe(`/azit/detail/${clubId}`);
  await runSql(database, `update clubs set visibility = 'BY_LINK' where club_id = $1`, [clubId]);
  const expire = 'delete from club_members where club_id = $1 and member_id = $2';
  await runSql(database, expire, [clubId, memberId]);
  expect(await readLink()).toBe('/notice');
});
