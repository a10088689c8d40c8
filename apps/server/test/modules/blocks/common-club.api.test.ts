import { contract } from '@azit/contract';
import { DEFAULT_PROFILE_FILE } from '@azit/contract/images/image.rule';
import { BLOCKED_NICKNAME, UNKNOWN_NICKNAME } from '@azit/contract/members/member.field';
import { INITIAL_REPUTATION } from '@azit/rules/members/reputation';
import { describe, expect } from 'vitest';
import { addClubMember, createClub } from '#test/factories/club-factory.ts';
import { createMember, setReputation, type TestMember } from '#test/factories/member-factory.ts';
import { sendRequest } from '#test/guarantees/access/send-request.ts';
import { hide, sides } from '#test/guarantees/blocks/hidden-pair.ts';
import { server, test } from '#test/harness/server-test.ts';

const names = { blocker: BLOCKED_NICKNAME, blocked: UNKNOWN_NICKNAME };

let viewer: TestMember;
let other: TestMember;
let third: TestMember;
test.beforeEach(async () => {
  viewer = await createMember(server.context, { interests: [6] });
  other = await createMember(server.context);
  third = await createMember(server.context);
});

async function read(url: string, reader = viewer) {
  const reply = await server.call({ method: 'GET', url, token: reader.token });
  expect(reply.statusCode, url).toBe(200);
  return reply.json();
}

type Person = { memberId: number; nickname: string; aboutMe?: string };

function findOther(reply: unknown): Person[] {
  if (typeof reply !== 'object' || reply === null) return [];
  const inside = Object.values(reply).flatMap(findOther);
  return 'memberId' in reply && 'nickname' in reply && reply.memberId === other.memberId
    ? [reply as Person, ...inside]
    : inside;
}

async function createClubWith(hostId: number, members: TestMember[], meetingDate = '2026-11-21') {
  const clubId = await createClub(server.context, { hostId, meetingDate });
  for (const { memberId } of members)
    await addClubMember(server.context, clubId, memberId, 'CLUB_JOINED');
  return clubId;
}

describe.each(sides)('a shared club as seen by the %s', (side) => {
  const placeholder = { nickname: names[side], fileInfo: DEFAULT_PROFILE_FILE };

  test('in a third member’s club the hidden member is a placeholder without a nickname', async () => {
    const clubId = await createClubWith(third.memberId, [viewer, other]);
    const { changeImage } = contract.members;
    await sendRequest(server, changeImage, { params: { memberId: other.memberId } }, other.token);
    await hide(viewer, other, side);
    const replies = [
      await read(`/api/clubs/${clubId}`),
      await read(`/api/clubs/${clubId}/signups`),
      await read('/api/clubs/category?cl=2&size=50'),
      await read('/api/clubs/search?keyword=볼더링&size=50'),
      await read(`/api/members/${viewer.memberId}/clubs/1`),
    ];
    for (const reply of replies) {
      const found = findOther(reply);
      expect(found.length).toBeGreaterThan(0);
      for (const person of found) expect(person).toMatchObject(placeholder);
      expect(JSON.stringify(reply)).not.toContain(other.nickname);
    }
    const [member] = findOther(replies[0]);
    expect(member?.aboutMe).toBe('');
  });

  // covers B4 (docs/coverage-statements.md)
  test('a shared club of the hidden member stays usable, with a placeholder as its host', async () => {
    const clubId = await createClubWith(other.memberId, [viewer]);
    await setReputation(server.context, other.memberId, 50);
    await hide(viewer, other, side);
    const { data } = await read(`/api/clubs/${clubId}`);
    expect(data.host).toMatchObject(placeholder);
    expect(data.host.reputation).toBe(INITIAL_REPUTATION);
    expect(data.joinedCount).toBe(2);
    expect((await read(`/api/clubs/${clubId}`, other)).data.joinedCount).toBe(2);
    const calendar = await server.call({
      method: 'GET',
      url: `/api/clubs/${clubId}/calendar.ics`,
      token: viewer.token,
    });
    expect(calendar.statusCode).toBe(200);
  });

  test('a club hosted by the hidden member replies 404 after the viewer has left it', async () => {
    const clubId = await createClubWith(other.memberId, [viewer]);
    await hide(viewer, other, side);
    const url = `/api/clubs/${clubId}`;
    const left = await server.call({
      method: 'DELETE',
      url: `${url}/signups/${viewer.memberId}`,
      token: viewer.token,
    });
    expect(left.statusCode).toBe(204);
    const reply = await server.call({ method: 'GET', url, token: viewer.token });
    expect(reply.statusCode).toBe(404);
  });

  test('the viewer cannot review the hidden member after a shared meeting', async () => {
    const clubId = await createClubWith(third.memberId, [viewer, other], '2026-11-10');
    await hide(viewer, other, side);
    const people = await read(`/api/reviews/clubs/${clubId}/reviewees`);
    expect(people.data.map((person: Person) => person.memberId)).toEqual([third.memberId]);
    const review = {
      reviewerId: viewer.memberId,
      clubId,
      revieweeId: other.memberId,
      commentCategory: 'CONSIDERATE',
    };
    const written = await server.call({
      method: 'POST',
      url: '/api/reviews',
      token: viewer.token,
      payload: [review],
    });
    expect(written.json()).toMatchObject({
      code: 'REVIEW_NOT_ALLOWED',
      message: '이 회원에게는 후기를 남길 수 없어요.',
    });
  });

  test.for(['CLUB_JOINED', 'CLUB_KICKED'] as const)(
    'a viewer with the club state %s can report the hidden member',
    async (status) => {
      const clubId = await createClub(server.context, { hostId: other.memberId });
      const { reportMember } = contract.reports;
      const report = () =>
        sendRequest(
          server,
          reportMember,
          {
            params: { memberId: other.memberId },
            body: { reportList: 'BAD_LANGUAGE', reportReason: '모임에서 욕을 했어요.' },
          },
          viewer.token,
        );
      await hide(viewer, other, side);
      // A blocker may report the blocked member without a shared club too.
      if (side === 'blocked') expect((await report()).statusCode).toBe(404);
      await addClubMember(server.context, clubId, viewer.memberId, status);
      expect((await report()).statusCode).toBe(201);
    },
  );

  test('third members still see both the blocker and the blocked member', async () => {
    const clubId = await createClubWith(third.memberId, [viewer, other]);
    await hide(viewer, other, side);
    const body = JSON.stringify(await read(`/api/clubs/${clubId}`, third));
    expect(body).toContain(viewer.nickname);
    expect(body).toContain(other.nickname);
  });
});

test('a list total is never negative if the cached total lacks a hidden new club', async () => {
  await hide(viewer, other, 'blocker');
  const date = '2027-03-03';
  const day = `/api/clubs/date?date=${date}&size=5`;
  expect((await read(day)).pageInfo.totalElements).toBe(0);
  await createClubWith(other.memberId, [], date);
  expect((await read(day)).pageInfo.totalElements).toBe(0);
});
