import { contract } from '@azit/contract';
import { MAX_BLOCKS } from '@azit/contract/blocks/blocks.endpoints';
import { describe, expect } from 'vitest';
import { addClubMember, createClub } from '#test/factories/club-factory.ts';
import { runSql } from '#test/factories/insert-row.ts';
import { createMember, type TestMember } from '#test/factories/member-factory.ts';
import { server, test } from '#test/harness/server-test.ts';

type Method = 'GET' | 'POST' | 'DELETE';

let me: TestMember;
let other: TestMember;
test.beforeEach(async () => {
  me = await createMember(server.context);
  other = await createMember(server.context);
});

async function send(actor: TestMember, method: Method, url: string) {
  const reply = await server.call({ method, url, token: actor.token });
  return { status: reply.statusCode, body: reply.body === '' ? undefined : reply.json() };
}

function block(actor: TestMember, memberId: number, method: Method = 'POST') {
  return send(actor, method, `/api/members/${memberId}/block`);
}

async function listSeats(memberId: number) {
  const sql = 'select club_id, status from club_members where member_id = $1 order by club_id';
  return runSql(server.context.database, sql, [memberId]);
}

async function listNotices(memberId: number) {
  const sql = 'select kind from notices where member_id = $1 order by notice_id';
  const rows = await runSql(server.context.database, sql, [memberId]);
  return rows.map((row) => row.kind);
}

describe('blocking a member', () => {
  test('blocking a member twice has the same effect as once', async () => {
    expect((await block(me, other.memberId)).status).toBe(201);
    expect((await block(me, other.memberId)).status).toBe(201);
    expect((await send(me, 'GET', '/api/blocks')).body.pageInfo.totalElements).toBe(1);
  });

  test('blocking oneself is refused', async () => {
    expect(await block(me, me.memberId)).toMatchObject({
      status: 400,
      body: { code: 'BLOCK_SELF' },
    });
  });

  test('blocking ends the follows of both members, and unblocking does not restore them', async () => {
    await send(me, 'POST', `/api/members/${other.memberId}/follow`);
    await send(other, 'POST', `/api/members/${me.memberId}/follow`);
    await block(me, other.memberId);
    expect((await block(me, other.memberId, 'DELETE')).status).toBe(204);
    const profile = await send(me, 'GET', `/api/members/${other.memberId}`);
    expect(profile).toMatchObject({ status: 200, body: { data: { following: 0, follower: 0 } } });
  });

  // covers B3 (docs/coverage-statements.md)
  test('a host who blocks an applicant rejects the application with the usual notice', async () => {
    const clubId = await createClub(server.context, { hostId: me.memberId });
    await addClubMember(server.context, clubId, other.memberId, 'CLUB_WAITING');
    await block(me, other.memberId);
    expect(await listSeats(other.memberId)).toEqual([{ club_id: clubId, status: 'CLUB_REJECTED' }]);
    expect(await listNotices(other.memberId)).toEqual(['APPLICATION_REJECTED']);
    const inbox = (await send(other, 'GET', '/api/notices')).body;
    expect(inbox.data).toMatchObject([{ kind: 'APPLICATION_REJECTED', clubId }]);
    expect(JSON.stringify(inbox)).not.toContain(me.nickname);
  });

  test('a host who blocks an applicant does not reject an expired application', async () => {
    const clubId = await createClub(server.context, { hostId: me.memberId });
    await addClubMember(server.context, clubId, other.memberId, 'CLUB_WAITING');
    const sql = 'update club_members set expires_at = $2 where member_id = $1';
    await runSql(server.context.database, sql, [other.memberId, server.clock.now()]);
    await block(me, other.memberId);
    expect(await listSeats(other.memberId)).toEqual([]);
    expect(await listNotices(other.memberId)).toEqual([]);
  });

  test('an applicant who blocks the host withdraws the application without a notice', async () => {
    const clubId = await createClub(server.context, { hostId: other.memberId });
    await addClubMember(server.context, clubId, me.memberId, 'CLUB_WAITING');
    await block(me, other.memberId);
    expect(await listSeats(me.memberId)).toEqual([]);
    expect(await listNotices(other.memberId)).toEqual([]);
  });

  test('a block after the meeting deletes the waiting application without a notice', async () => {
    const clubId = await createClub(server.context, {
      hostId: me.memberId,
      meetingDate: '2026-11-10',
    });
    await addClubMember(server.context, clubId, other.memberId, 'CLUB_WAITING');
    await block(me, other.memberId);
    expect(await listSeats(other.memberId)).toEqual([]);
    expect(await listNotices(other.memberId)).toEqual([]);
  });

  test('blocking a member leaves joined seats unchanged and sends no notice', async () => {
    const clubId = await createClub(server.context, { hostId: me.memberId });
    await addClubMember(server.context, clubId, other.memberId, 'CLUB_JOINED');
    await block(me, other.memberId);
    expect(await listSeats(other.memberId)).toEqual([{ club_id: clubId, status: 'CLUB_JOINED' }]);
    expect(await listNotices(other.memberId)).toEqual([]);
  });

  test('blocking more members than the limit is refused with a message', async () => {
    await runSql(
      server.context.database,
      `with made as (
         insert into members (nickname, email, about_me, gender, birth_year)
         select 'm' || translate(n::text, '0123456789', 'abcdefghij'), 'many' || n || '@mail.example', '', 'MALE', 1990
         from generate_series(1, $2::int) n returning member_id)
       insert into blocks select $1, member_id, now() from made`,
      [me.memberId, MAX_BLOCKS],
    );
    expect(await block(me, other.memberId)).toMatchObject({
      status: 409,
      body: { code: 'TOO_MANY_BLOCKS', message: expect.stringContaining('1,000명') },
    });
  });
});

describe('the block list', () => {
  test('the block list shows the blocked members, newest first, as in the contract', async () => {
    await block(me, other.memberId);
    server.clock.advance(1_000);
    const later = await createMember(server.context);
    await block(me, later.memberId);
    const { body } = await send(me, 'GET', '/api/blocks');
    expect(contract.blocks.list.response.parse(body)).toEqual(body);
    expect(body.data.map((row: { member: TestMember }) => row.member.nickname)).toEqual([
      later.nickname,
      other.nickname,
    ]);
    expect(body.pageInfo).toEqual({ page: 1, size: 20, totalElements: 2, totalPages: 1 });
  });

  test('the block list of the blocked member is empty', async () => {
    await block(me, other.memberId);
    expect((await send(other, 'GET', '/api/blocks')).body.data).toEqual([]);
  });

  test('the blocks by and of a member are deleted when that member withdraws', async () => {
    const third = await createMember(server.context);
    await block(me, other.memberId);
    await block(other, third.memberId);
    const withdrawn = await server.call({
      method: 'DELETE',
      url: `/api/members/${other.memberId}`,
      token: other.token,
    });
    expect(withdrawn.statusCode).toBeLessThan(300);
    const sql = 'select from blocks where $1 in (blocker_id, blocked_id)';
    expect(await runSql(server.context.database, sql, [other.memberId])).toEqual([]);
  });
});

describe('unblocking a member', () => {
  test('unblocking a member who is not blocked changes nothing', async () => {
    expect((await block(me, other.memberId, 'DELETE')).status).toBe(204);
  });

  test('unblocking makes both members visible to each other again', async () => {
    await block(me, other.memberId);
    expect((await send(other, 'GET', `/api/members/${me.memberId}`)).status).toBe(404);
    await block(me, other.memberId, 'DELETE');
    expect((await send(other, 'GET', `/api/members/${me.memberId}`)).status).toBe(200);
    expect((await send(me, 'GET', `/api/members/${other.memberId}`)).status).toBe(200);
  });
});
