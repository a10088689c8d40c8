import { contract } from '@azit/contract';
import { DEFAULT_PROFILE_FILE } from '@azit/contract/images/image.rule';
import { describe, expect } from 'vitest';
import { eraseMember } from '#test/factories/erase-member.ts';
import { insertRow, runSql } from '#test/factories/insert-row.ts';
import { createMember, type TestMember } from '#test/factories/member-factory.ts';
import { server, test } from '#test/harness/server-test.ts';

// Invariant checks are off because a test stores the name of an image but no image file.
test.override({ checksInvariants: false });

let owner: TestMember;
const friends: TestMember[] = [];

test.beforeAll(async () => {
  owner = await createMember(server.context);
  for (let index = 0; index < 17; index += 1) {
    const friend = await createMember(server.context, { aboutMe: `소개 "${index}"\n둘째 줄` });
    friends.push(friend);
    await addFollow(owner, friend);
    if (index >= 9) await addFollow(friend, owner);
  }
});

async function addFollow(follower: TestMember, followee: TestMember) {
  await insertRow(server.context.database, 'follows', {
    follower_id: follower.memberId,
    followee_id: followee.memberId,
  });
}

function list(viewer: TestMember, side: 'following' | 'follower', query = '', whose = owner) {
  const url = `/api/members/${whose.memberId}/${side}${query}`;
  return server.call({ method: 'GET', url, token: viewer.token });
}

describe('a follow list', () => {
  // covers S3.13, P6.2 (docs/coverage-statements.md)
  test('a follow list has fifteen entries a page, newest first, with a total', async () => {
    const body = (await list(owner, 'following')).json();
    expect(contract.follows.listFollowing.response.parse(body)).toEqual(body);
    expect(body.pageInfo).toEqual({ page: 1, size: 15, totalElements: 17, totalPages: 2 });
    expect(body.data.map((item: { followee: TestMember }) => item.followee.memberId)).toEqual(
      friends
        .map(({ memberId }) => memberId)
        .toReversed()
        .slice(0, 15),
    );
    const last = friends.at(-1);
    expect(body.data[0]).toEqual({
      followId: expect.any(Number),
      followee: {
        memberId: last?.memberId,
        nickname: last?.nickname,
        aboutMe: '소개 "16"\n둘째 줄',
        fileInfo: DEFAULT_PROFILE_FILE,
      },
      matpal: true,
    });
  });

  test('the second page continues after the first, and pages after the end are empty', async () => {
    const second = (await list(owner, 'following', '?page=2')).json();
    expect(second.data.map((item: { followee: TestMember }) => item.followee.memberId)).toEqual(
      friends
        .map(({ memberId }) => memberId)
        .toReversed()
        .slice(15),
    );
    const third = (await list(owner, 'following', '?page=3')).json();
    expect(third).toEqual({
      data: [],
      pageInfo: { page: 3, size: 15, totalElements: 17, totalPages: 2 },
    });
  });

  // covers A1.5 (docs/coverage-statements.md)
  test('a follow list accepts page sizes from 1 to 50 only', async () => {
    expect((await list(owner, 'following', '?size=1&page=17')).json().data).toHaveLength(1);
    expect((await list(owner, 'following', '?size=50')).json().data).toHaveLength(17);
    for (const query of ['?size=0', '?size=51', '?page=0', '?page=x', '?size=1.5', '?page=-1']) {
      expect((await list(owner, 'following', query)).statusCode).toBe(400);
    }
    expect((await list(owner, 'follower', '?page=1000000&size=50')).json().data).toEqual([]);
  });

  // covers S3.13 (docs/coverage-statements.md)
  test('the list of followers marks mutual followers for the owner', async () => {
    const body = (await list(owner, 'follower')).json();
    expect(contract.follows.listFollowers.response.parse(body)).toEqual(body);
    expect(body.pageInfo.totalElements).toBe(8);
    expect(body.data.every(({ matpal }: { matpal: boolean }) => matpal)).toBe(true);
    expect(body.data[0].follower.memberId).toBe(friends.at(-1)?.memberId);
  });

  // covers A3.9 (docs/coverage-statements.md)
  test('a follow list marks mutual follows for its owner only', async () => {
    const stranger = await createMember(server.context);
    const own = (await list(owner, 'following', '?size=50')).json().data;
    const mutual = own.filter(({ matpal }: { matpal: boolean }) => matpal);
    expect(mutual).toHaveLength(8);
    for (const side of ['following', 'follower'] as const) {
      const seen = (await list(stranger, side, '?size=50')).json().data;
      expect(seen.some(({ matpal }: { matpal: boolean }) => matpal)).toBe(false);
    }
  });

  test('a follow list contains no e-mail, birth year or gender', async () => {
    const { body } = await list(friends[0] ?? owner, 'follower');
    expect(body).not.toMatch(/@example\.com|birthYear|gender|email|1994|FEMALE/);
  });

  test('a follow list replies 401 to a guest and 404 for a nonexistent member', async () => {
    const gone = await createMember(server.context);
    await eraseMember(server.context, gone.memberId);
    for (const side of ['following', 'follower'] as const) {
      const url = `/api/members/${owner.memberId}/${side}`;
      expect((await server.call({ method: 'GET', url })).statusCode).toBe(401);
      expect((await list(owner, side, '', gone)).statusCode).toBe(404);
      expect((await list(owner, side, '', { ...gone, memberId: 2_147_483_647 })).statusCode).toBe(
        404,
      );
    }
  });

  // covers S3.2 (docs/coverage-statements.md)
  test('a follow list contains the image of a member as folder and name', async () => {
    const [first] = friends;
    await runSql(
      server.context.database,
      `update members set image_path = '/images/profile', image_name = 'a.webp' where member_id = $1`,
      [first?.memberId],
    );
    const body = (await list(owner, 'following', '?size=1&page=17')).json();
    expect(body.data[0].followee.fileInfo).toEqual({
      fileUrl: '/images/profile',
      fileName: 'a.webp',
    });
  });
});
