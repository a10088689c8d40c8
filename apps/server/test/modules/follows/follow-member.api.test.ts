import { contract } from '@azit/contract';
import { describe, expect } from 'vitest';
import { eraseMember } from '#test/factories/erase-member.ts';
import { runSql } from '#test/factories/insert-row.ts';
import { createMember, type TestMember } from '#test/factories/member-factory.ts';
import { server, test } from '#test/harness/server-test.ts';

let me: TestMember;
let other: TestMember;
test.beforeEach(async () => {
  me = await createMember(server.context);
  other = await createMember(server.context);
});

function post(member: TestMember | undefined, url: string) {
  const token = member === undefined ? {} : { token: member.token };
  return server.call({ method: 'POST', url: `/api/members/${url}`, payload: {}, ...token });
}

async function isFollowing(member: TestMember, memberId: number | string) {
  const url = `/api/members/${memberId}/follow-status`;
  return server.call({ method: 'GET', url, token: member.token });
}

async function counters(member: TestMember) {
  const [row] = await runSql(
    server.context.database,
    'select following_count, follower_count from members where member_id = $1',
    [member.memberId],
  );
  return row;
}

describe('following', () => {
  // covers S3.14, A3.7 (docs/coverage-statements.md)
  test('following a member changes the status and the counts of both members', async () => {
    const reply = await post(me, `${other.memberId}/follow`);
    expect(reply.statusCode).toBe(201);
    const body = reply.json();
    expect(contract.follows.follow.response.parse(body)).toEqual(body);
    expect(body.data).toMatchObject({ followerId: me.memberId, followeeId: other.memberId });
    expect((await isFollowing(me, other.memberId)).json()).toEqual({ data: { result: true } });
    expect((await isFollowing(other, me.memberId)).json()).toEqual({ data: { result: false } });
    expect(await counters(me)).toEqual({ following_count: 1, follower_count: 0 });
    expect(await counters(other)).toEqual({ following_count: 0, follower_count: 1 });
  });

  // covers S7.13 (docs/coverage-statements.md)
  test('following works the same with and without a request body', async () => {
    for (const body of [{}, { payload: {} }, { payload: { memberId: 1, follow: 'dummy' } }]) {
      for (const [action, status] of [
        ['follow', 201],
        ['unfollow', 204],
      ] as const) {
        const url = `/api/members/${other.memberId}/${action}`;
        const reply = await server.call({ method: 'POST', url, token: me.token, ...body });
        expect(reply.statusCode).toBe(status);
      }
    }
  });

  // covers A3.7 (docs/coverage-statements.md)
  test('following a member twice is refused and changes nothing', async () => {
    await post(me, `${other.memberId}/follow`);
    const again = await post(me, `${other.memberId}/follow`);
    expect(again.statusCode).toBe(409);
    expect(again.json()).toMatchObject({ code: 'ALREADY_FOLLOWING' });
    expect(await counters(other)).toEqual({ following_count: 0, follower_count: 1 });
  });

  test('following or unfollowing a withdrawn member replies 404', async () => {
    await eraseMember(server.context, other.memberId);
    for (const action of ['follow', 'unfollow']) {
      const reply = await post(me, `${other.memberId}/${action}`);
      expect(reply.json()).toMatchObject({ status: 404, code: 'MEMBER_NOT_FOUND' });
    }
    expect((await isFollowing(me, other.memberId)).statusCode).toBe(404);
  });

  // covers A3.7 (docs/coverage-statements.md)
  test.each([
    ['follow', '2147483647', 404],
    ['follow', '0', 400],
    ['follow', 'abc', 400],
    ['follow', '2147483648', 400],
    ['unfollow', '2147483647', 404],
    ['unfollow', '-1', 400],
  ])('the request to %s member %s replies %i', async (action, id, status) => {
    expect((await post(me, `${id}/${action}`)).statusCode).toBe(status);
  });

  // covers A3.7 (docs/coverage-statements.md)
  test('following or unfollowing oneself is refused', async () => {
    for (const action of ['follow', 'unfollow']) {
      const reply = await post(me, `${me.memberId}/${action}`);
      expect(reply.json()).toMatchObject({ status: 400, code: 'FOLLOW_SELF' });
    }
  });

  test('following or unfollowing as a guest is refused', async () => {
    for (const action of ['follow', 'unfollow']) {
      expect((await post(undefined, `${other.memberId}/${action}`)).statusCode).toBe(401);
    }
  });
});

describe('unfollowing', () => {
  // covers A3.8 (docs/coverage-statements.md)
  test('unfollowing removes the follow and lowers both counts; a repeat replies 404', async () => {
    await post(me, `${other.memberId}/follow`);
    const reply = await post(me, `${other.memberId}/unfollow`);
    expect(reply.statusCode).toBe(204);
    expect(reply.body).toBe('');
    expect(await counters(me)).toEqual({ following_count: 0, follower_count: 0 });
    const again = await post(me, `${other.memberId}/unfollow`);
    expect(again.json()).toMatchObject({ status: 404, code: 'FOLLOW_NOT_FOUND' });
  });

  test('unfollowing does not end the follow in the other direction', async () => {
    await post(other, `${me.memberId}/follow`);
    expect((await post(me, `${other.memberId}/unfollow`)).statusCode).toBe(404);
    expect((await isFollowing(other, me.memberId)).json()).toEqual({ data: { result: true } });
  });
});

describe('deleting a follower', () => {
  function remove(actor: TestMember, ownerId: number, followId: number | string) {
    const url = `/api/members/${ownerId}/follower/${followId}`;
    return server.call({ method: 'DELETE', url, token: actor.token });
  }

  // covers A3.10 (docs/coverage-statements.md)
  test('deleting a follower removes the follow once', async () => {
    const { followId } = (await post(other, `${me.memberId}/follow`)).json().data;
    expect((await remove(me, me.memberId, followId)).statusCode).toBe(204);
    expect(await counters(me)).toEqual({ following_count: 0, follower_count: 0 });
    expect((await remove(me, me.memberId, followId)).statusCode).toBe(404);
  });

  // covers S6.4, A3.10 (docs/coverage-statements.md)
  test('deleting a follow in which the caller is not the followed member is refused', async () => {
    const third = await createMember(server.context);
    const mine = (await post(me, `${other.memberId}/follow`)).json().data.followId;
    const theirs = (await post(third, `${other.memberId}/follow`)).json().data.followId;
    for (const followId of [mine, theirs]) {
      expect((await remove(me, me.memberId, followId)).statusCode).toBe(403);
    }
    expect(await counters(other)).toEqual({ following_count: 0, follower_count: 2 });
  });

  test('deleting a follower of another member or with a wrong id is refused', async () => {
    const { followId } = (await post(me, `${other.memberId}/follow`)).json().data;
    expect((await remove(me, other.memberId, followId)).statusCode).toBe(403);
    expect((await remove(me, me.memberId, 2_147_483_647)).statusCode).toBe(404);
    expect((await remove(me, me.memberId, 'x')).statusCode).toBe(400);
  });
});
