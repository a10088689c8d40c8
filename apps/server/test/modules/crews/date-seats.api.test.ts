import { describe, expect } from 'vitest';
import { type CrewWorld, createCrew, insertDate, send } from '#test/factories/crew-factory.ts';
import { addInviteLink, toKey } from '#test/factories/invite-link-factory.ts';
import { createMember, type TestMember } from '#test/factories/member-factory.ts';
import { hide, sides } from '#test/guarantees/blocks/hidden-pair.ts';
import { server, test } from '#test/harness/server-test.ts';

let crew: CrewWorld;
let member: TestMember;
let second: TestMember;

test.beforeEach(async () => {
  crew = await createCrew(2);
  [member, second] = crew.members as [TestMember, TestMember];
});

const apply = (who: TestMember, clubId: number, headers = {}) =>
  server.call({
    method: 'POST',
    url: `/api/clubs/${clubId}/signups`,
    token: who.token,
    payload: { joinAnswer: '가고 싶어요.' },
    headers,
  });
const answer = (who: TestMember, clubId: number, going: boolean) =>
  send(who, 'PUT', `/api/clubs/${clubId}/answer`, { going });
const readClub = async (who: TestMember, clubId: number) =>
  (await send(who, 'GET', `/api/clubs/${clubId}`)).json().data;
const readKinds = async (who: TestMember): Promise<string[]> => {
  const { data } = (await send(who, 'GET', '/api/notices')).json();
  return data.map(({ kind }: { kind: string }) => kind);
};
const readLines = async (who: TestMember): Promise<string[]> => {
  const { roomId } = (await send(who, 'GET', `/api/crews/${crew.crewId}`)).json().data;
  const { data } = (await send(who, 'GET', `/api/chats/${roomId}/messages`)).json();
  return data.map(({ body }: { body: string }) => body);
};

describe('an application of a crew member', () => {
  test('a crew member who applies takes a seat without a decision of the host', async () => {
    const clubId = await insertDate(crew);
    const reply = await apply(member, clubId);
    expect([reply.statusCode, reply.json().data.clubMemberStatus]).toEqual([201, 'CLUB_JOINED']);
    expect(await readClub(member, clubId)).toMatchObject({ joinedCount: 2, myAnswer: true });
    expect(await readKinds(crew.host)).not.toContain('APPLICATION_RECEIVED');
  });

  test('a crew member’s application is refused with a seat, or if the meeting is full', async () => {
    const clubId = await insertDate(crew, { seats: [member] });
    expect((await apply(member, clubId)).json().code).toBe('ALREADY_APPLIED');
    const others = [second, await createMember(server.context)];
    const full = await insertDate(crew, { day: '2026-12-02', limit: 3, seats: others });
    expect((await apply(member, full)).json().code).toBe('CLUB_FULL');
  });

  test('a crew member’s admitting link replaces the answer 못 가요 and loses no use', async () => {
    const clubId = await insertDate(crew);
    await answer(member, clubId, false);
    const linkId = await addInviteLink(server.context, { clubId, usesLeft: 1 });
    expect((await apply(member, clubId, toKey(linkId))).statusCode).toBe(201);
    expect(await readClub(member, clubId)).toMatchObject({ joinedCount: 2, myAnswer: true });
    const stranger = await createMember(server.context);
    expect((await apply(stranger, clubId, toKey(linkId))).statusCode).toBe(201);
  });
});

describe('the viewer’s answer on the page of a crew meeting', () => {
  test('a meeting has no field for the viewer’s answer if the viewer is not in the crew', async () => {
    const clubId = await insertDate(crew, { isPublic: true });
    const stranger = await createMember(server.context);
    expect(await readClub(stranger, clubId)).not.toHaveProperty('myAnswer');
    expect(await readClub(member, clubId)).toHaveProperty('myAnswer', null);
  });

  test('a crew member who has a seat but gave no answer counts as 갈게요', async () => {
    const clubId = await insertDate(crew, { seats: [member] });
    expect(await readClub(member, clubId)).toHaveProperty('myAnswer', true);
  });
});

describe('a block between host and member', () => {
  test.for(sides)(
    'a block between host and member does not hide the meetings of the crew: %s',
    async (side) => {
      const clubId = await insertDate(crew);
      await hide(member, crew.host, side);
      expect((await answer(member, clubId, true)).statusCode).toBe(200);
      expect((await answer(member, clubId, false)).statusCode).toBe(200);
      expect(await readClub(member, clubId)).toHaveProperty('myAnswer', false);
    },
  );
});

describe('a seat that a crew member gives up', () => {
  test.for(['signups', 'confirmation'])(
    'a seat that a crew member gives up by the endpoint %s is announced in the room',
    async (path) => {
      const third = await createMember(server.context);
      const clubId = await insertDate(crew, { limit: 3, seats: [member, third] });
      const url = `/api/clubs/${clubId}/${path}`;
      if (path === 'signups') await send(member, 'DELETE', `${url}/${member.memberId}`);
      else await send(member, 'PUT', url, { going: false });
      expect((await readLines(crew.host)).at(-1)).toBe('11월 25일 모임에 자리가 하나 났어요');
      expect(await readKinds(crew.host)).not.toContain('APPLICATION_WITHDRAWN');
    },
  );
});

test('a waiting applicant takes a seat with an admitting link', async () => {
  const clubId = await insertDate(crew, { isPublic: true });
  const stranger = await createMember(server.context);
  await apply(stranger, clubId);
  const linkId = await addInviteLink(server.context, { clubId });
  const reply = await apply(stranger, clubId, toKey(linkId));
  expect([reply.statusCode, reply.json().data.clubMemberStatus]).toEqual([201, 'CLUB_JOINED']);
});
