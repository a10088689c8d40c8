import { contract } from '@azit/contract';
import type { Notice } from '@azit/contract/notices/notice.schema';
import { beforeEach, describe, expect } from 'vitest';
import { addClubMember, createClub } from '#test/factories/club-factory.ts';
import { runSql } from '#test/factories/insert-row.ts';
import { createMember, type TestMember } from '#test/factories/member-factory.ts';
import { publishAllReviews } from '#test/factories/publish-all-reviews.ts';
import { server, test } from '#test/harness/server-test.ts';

let host: TestMember;
let applicant: TestMember;
let clubId: number;
beforeEach(async () => {
  host = await createMember(server.context);
  applicant = await createMember(server.context);
  clubId = await createClub(server.context, { hostId: host.memberId });
});

type Call = { method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'; url: string; payload?: object };
const as = ({ token }: TestMember, call: Call) => server.call({ ...call, token });

async function readInbox(member: TestMember): Promise<Notice[]> {
  const body = (await as(member, { method: 'GET', url: '/api/notices' })).json();
  expect(contract.notices.list.response.parse(body)).toEqual(body);
  return body.data;
}

const apply = (applicant: TestMember) =>
  as(applicant, {
    method: 'POST',
    url: `/api/clubs/${clubId}/signups`,
    payload: { memberId: applicant.memberId, joinAnswer: '가고 싶어요.' },
  });

const decide = (applicant: TestMember, status: string, reason?: string) =>
  as(host, {
    method: 'PATCH',
    url: `/api/clubs/${clubId}/signups/${applicant.memberId}`,
    payload: { status, reason },
  });

const cancel = (member: TestMember) =>
  as(member, { method: 'DELETE', url: `/api/clubs/${clubId}/signups/${member.memberId}` });

const withdraw = (member: TestMember) =>
  as(member, { method: 'DELETE', url: `/api/members/${member.memberId}` });

describe('notices about actions of members', () => {
  // covers N1.4 (docs/coverage-statements.md)
  test('an application notifies the host and links to the waiting list', async () => {
    expect((await apply(applicant)).statusCode).toBe(201);
    expect(await readInbox(host)).toEqual([
      expect.objectContaining({
        kind: 'APPLICATION_RECEIVED',
        text: `${applicant.nickname}님이 신청했어요`,
        clubId,
        clubName: '성수에서 볼더링',
        memberId: applicant.memberId,
        link: `/azit/member/${clubId}`,
        count: 1,
        readAt: null,
      }),
    ]);
    expect(await readInbox(applicant)).toEqual([]);
  });

  // covers N1.1 (docs/coverage-statements.md)
  test('a refused application notifies no one', async () => {
    await apply(applicant);
    expect((await apply(applicant)).statusCode).toBe(409);
    expect(await readInbox(host)).toHaveLength(1);
  });

  test.for([
    {
      status: 'CLUB_JOINED',
      kind: 'APPLICATION_ACCEPTED',
      detail: expect.stringMatching(/\d월 \d+일/),
    },
    { status: 'CLUB_REJECTED', kind: 'APPLICATION_REJECTED', detail: null },
  ])('the decision $status notifies the applicant only', async ({ status, kind, detail }) => {
    const other = await createMember(server.context);
    await apply(other);
    await apply(applicant);
    expect((await decide(applicant, status)).statusCode).toBe(202);
    expect(await readInbox(applicant)).toEqual([expect.objectContaining({ kind, clubId, detail })]);
    expect(await readInbox(other)).toEqual([]);
  });

  test('a rejection notice has the reason and links to the member’s applications', async () => {
    await apply(applicant);
    expect((await decide(applicant, 'CLUB_REJECTED', 'BALANCE')).statusCode).toBe(202);
    expect(await readInbox(applicant)).toEqual([
      expect.objectContaining({
        text: '이번에는 함께하지 못하게 됐어요',
        detail: '“이번에는 처음 오시는 분들과 함께하기로 했어요.”',
        link: '/userpage/me?filter=applied',
      }),
    ]);
  });

  test('a kicked member is notified of the kick, and of no later event of the club', async () => {
    await addClubMember(server.context, clubId, applicant.memberId, 'CLUB_JOINED');
    const url = `/api/clubs/${clubId}/kicks/${applicant.memberId}`;
    expect((await as(host, { method: 'PATCH', url })).statusCode).toBe(204);
    await as(host, { method: 'DELETE', url: `/api/clubs/${clubId}` });
    expect(await readInbox(applicant)).toEqual([
      expect.objectContaining({ kind: 'MEMBER_REMOVED', text: '호스트가 참여를 취소했어요' }),
    ]);
  });

  test('the host is notified when a joined member cancels, not when an applicant cancels', async () => {
    await addClubMember(server.context, clubId, applicant.memberId, 'CLUB_JOINED');
    const waiting = await createMember(server.context);
    await addClubMember(server.context, clubId, waiting.memberId, 'CLUB_WAITING');
    for (const member of [applicant, waiting]) expect((await cancel(member)).statusCode).toBe(204);
    expect(await readInbox(host)).toEqual([
      expect.objectContaining({
        kind: 'APPLICATION_WITHDRAWN',
        memberId: applicant.memberId,
      }),
    ]);
  });

  // covers N1.4 (docs/coverage-statements.md)
  test('a cancelled club notifies joined and waiting members, not its host', async () => {
    const waiting = await createMember(server.context);
    await addClubMember(server.context, clubId, applicant.memberId, 'CLUB_JOINED');
    await addClubMember(server.context, clubId, waiting.memberId, 'CLUB_WAITING');
    const close: Call = { method: 'DELETE', url: `/api/clubs/${clubId}` };
    for (const call of [close, close]) await as(host, call);
    for (const member of [applicant, waiting])
      expect(await readInbox(member)).toEqual([
        expect.objectContaining({ kind: 'CLUB_CANCELLED', text: '모임이 취소됐어요' }),
      ]);
    expect(await readInbox(host)).toEqual([]);
  });

  test('a host who withdraws cancels future clubs, which notifies their members', async () => {
    await addClubMember(server.context, clubId, applicant.memberId, 'CLUB_JOINED');
    expect((await withdraw(host)).statusCode).toBe(202);
    expect(await readInbox(applicant)).toEqual([
      expect.objectContaining({ kind: 'CLUB_CANCELLED', clubId }),
    ]);
  });

  test('a joined member who withdraws notifies the host, and their inbox is deleted', async () => {
    await apply(applicant);
    await decide(applicant, 'CLUB_JOINED');
    await withdraw(applicant);
    expect((await readInbox(host))[0]).toMatchObject({
      kind: 'APPLICATION_WITHDRAWN',
      text: '알 수 없는 회원님이 참여를 취소했어요',
    });
    const sql = 'select * from notices where member_id = $1';
    expect(await runSql(server.context.database, sql, [applicant.memberId])).toEqual([]);
  });

  test('a review notifies the reviewed member without naming its writer', async () => {
    const past = { hostId: host.memberId, meetingDate: '2026-11-13' };
    clubId = await createClub(server.context, past);
    await addClubMember(server.context, clubId, applicant.memberId, 'CLUB_JOINED');
    const review = { clubId, reviewerId: host.memberId, revieweeId: applicant.memberId };
    const reply = await as(host, {
      method: 'POST',
      url: '/api/reviews',
      payload: [{ ...review, commentCategory: 'CONSIDERATE', commentBody: '고마웠어요.' }],
    });
    expect(reply.statusCode).toBe(201);
    expect(await readInbox(applicant)).toEqual([]);
    await publishAllReviews(server.context);
    expect(await readInbox(applicant)).toEqual([
      expect.objectContaining({
        kind: 'REVIEW_RECEIVED',
        text: '새 후기를 받았어요',
        memberId: null,
        actors: [],
      }),
    ]);
  });

  test('a repeated follow notifies the followed member once', async () => {
    const follow: Call = { method: 'POST', url: `/api/members/${host.memberId}/follow` };
    const unfollow: Call = { method: 'POST', url: `/api/members/${host.memberId}/unfollow` };
    for (const call of [follow, unfollow, follow]) await as(applicant, call);
    expect(await readInbox(host)).toEqual([
      expect.objectContaining({
        kind: 'NEW_FOLLOWER',
        text: `${applicant.nickname}님이 팔로우했어요`,
        link: `/userpage/${applicant.memberId}`,
      }),
    ]);
  });
});

describe('an inbox', () => {
  // covers N1.5 (docs/coverage-statements.md)
  test('applications within ten minutes become one notice showing the last three people', async () => {
    const people: TestMember[] = [];
    for (let index = 0; index < 4; index += 1) {
      const person = await createMember(server.context);
      people.push(person);
      await apply(person);
      server.clock.advance(60_000);
    }
    const [line, ...others] = await readInbox(host);
    expect(others).toEqual([]);
    expect(line).toMatchObject({ text: '4명이 신청했어요', count: 4 });
    expect(line?.actors.map(({ memberId }) => memberId)).toEqual(
      people
        .toReversed()
        .slice(0, 3)
        .map(({ memberId }) => memberId),
    );
  });

  test('a person who applies twice within ten minutes is counted once', async () => {
    await apply(applicant);
    await cancel(applicant);
    await apply(applicant);
    expect(await readInbox(host)).toEqual([expect.objectContaining({ count: 1 })]);
  });

  test('a new notice starts after ten minutes, after reading, or for another club', async () => {
    await apply(applicant);
    server.clock.advance(10 * 60_000);
    await apply(await createMember(server.context));
    const [read] = await readInbox(host);
    await as(host, {
      method: 'PUT',
      url: '/api/notices/read',
      payload: { upTo: read?.noticeId ?? 0 },
    });
    await apply(await createMember(server.context));
    clubId = await createClub(server.context, { hostId: host.memberId });
    await apply(applicant);
    expect((await readInbox(host)).map(({ count }) => count)).toEqual([1, 1, 1, 1]);
  });

  // covers N1.6 (docs/coverage-statements.md)
  test('the owner can count unread notices and mark all notices up to one id as read', async () => {
    await apply(applicant);
    await apply(await createMember(server.context));
    await as(applicant, { method: 'POST', url: `/api/members/${host.memberId}/follow` });
    const unread = async () =>
      (await as(host, { method: 'GET', url: '/api/notices/unread' })).json().data.unread;
    expect(await unread()).toBe(2);
    const [newest, older] = await readInbox(host);
    const read = (member: TestMember, upTo: unknown) =>
      as(member, { method: 'PUT', url: '/api/notices/read', payload: { upTo } });
    expect((await read(applicant, newest?.noticeId)).statusCode).toBe(204);
    expect(await unread()).toBe(2);
    expect((await read(host, older?.noticeId)).statusCode).toBe(204);
    expect(await unread()).toBe(1);
    expect((await read(host, String(newest?.noticeId))).statusCode).toBe(204);
    expect(await unread()).toBe(0);
    expect((await read(host, 'alles')).statusCode).toBe(400);
  });

  test('opening the inbox resets the count, but each notice stays unread until opened', async () => {
    await apply(applicant);
    const put = (path: string, upTo: number) =>
      as(host, { method: 'PUT', url: `/api/notices/${path}`, payload: { upTo } });
    const unread = async () =>
      (await as(host, { method: 'GET', url: '/api/notices/unread' })).json().data.unread;
    const [first] = await readInbox(host);
    expect(await unread()).toBe(1);
    expect((await put('seen', 9_999_999_999)).statusCode).toBe(204);
    expect(await unread()).toBe(0);
    expect((await readInbox(host))[0]).toMatchObject({ readAt: null });
    await as(applicant, { method: 'POST', url: `/api/members/${host.memberId}/follow` });
    expect(await unread()).toBe(1);
    await put('seen', first?.noticeId ?? 0);
    expect(await unread()).toBe(1);
  });

  // covers N1.6 (docs/coverage-statements.md)
  test('marking a notice as read marks the notices merged into it as read', async () => {
    await as(applicant, { method: 'POST', url: `/api/members/${host.memberId}/follow` });
    await apply(applicant);
    // The notice about the third applicant replaces the one about the second, which has replaced
    // the first.
    for (let more = 0; more < 2; more += 1) await apply(await createMember(server.context));
    const [newest] = await readInbox(host);
    const payload = { upTo: newest?.noticeId, only: true };
    await as(host, { method: 'PUT', url: '/api/notices/read', payload });
    const left = await runSql(
      server.context.database,
      'select kind from notices where member_id = $1 and read_at is null',
      [host.memberId],
    );
    expect(left).toEqual([{ kind: 'NEW_FOLLOWER' }]);
  });
});
