import type { Notice } from '@azit/contract/notices/notice.schema';
import { expect } from 'vitest';
import { type CrewWorld, createCrew, readCrew, send } from '#test/factories/crew-factory.ts';
import type { TestMember } from '#test/factories/member-factory.ts';
import { test } from '#test/harness/server-test.ts';

let world: CrewWorld;
let member: TestMember;
let other: TestMember;
test.beforeEach(async () => {
  world = await createCrew(2);
  [member, other] = world.members as [TestMember, TestMember];
});

const url = (path: string) => `/api/crews/${world.crewId}/${path}`;
const handOver = ({ memberId }: TestMember) =>
  send(world.host, 'POST', url('handovers'), { memberId });
const makeCohost = ({ memberId }: TestMember) =>
  send(world.host, 'PATCH', url(`members/${memberId}`), { role: 'COHOST' });
const makeMember = ({ memberId }: TestMember) =>
  send(world.host, 'PATCH', url(`members/${memberId}`), { role: 'MEMBER' });
const takeBack = ({ memberId }: TestMember) =>
  send(world.host, 'DELETE', url(`handovers/${memberId}`));
const reply = (who: TestMember, accepting: boolean) =>
  send(who, 'PUT', url(`handovers/${who.memberId}`), { accepting });

async function readNotices(who: TestMember): Promise<string[]> {
  const notices: Notice[] = (await send(who, 'GET', '/api/notices')).json().data;
  return notices.map(({ text }) => text);
}

test.each([
  ['host', handOver],
  ['co-host', makeCohost],
] as const)(
  'a request to become %s cannot be accepted after the host has taken it back',
  async (_, request) => {
    await request(member);
    expect(await readNotices(member)).toHaveLength(1);
    expect((await takeBack(member)).statusCode).toBe(204);
    expect((await takeBack(member)).statusCode).toBe(204);
    expect(await readNotices(member)).toEqual([]);
    expect(await readCrew(world.crewId, member)).toMatchObject({ requestedRole: null });
    expect((await reply(member, true)).statusCode).toBe(404);
    expect((await readCrew(world.crewId, world.host)).myRole).toBe('HOST');
  },
);

test.each([
  ['host', handOver],
  ['co-host', makeCohost],
] as const)(
  'setting the role of a member ends an open request to become %s',
  async (_, request) => {
    await request(member);
    expect((await makeMember(member)).statusCode).toBe(204);
    expect(await readNotices(member)).toEqual([]);
    expect(await readCrew(world.crewId, member)).toMatchObject({ requestedRole: null });
  },
);

test('taking back a request does not delete the notice of an earlier answer', async () => {
  await makeCohost(member);
  await reply(member, false);
  await handOver(member);
  await takeBack(member);
  expect(await readNotices(member)).toEqual(['공동 호스트를 맡지 않기로 했어요']);
});

test('a hand-over to another member retracts the notice to the first member', async () => {
  await handOver(member);
  await handOver(other);
  expect(await readNotices(member)).toEqual([]);
  expect(await readNotices(other)).toEqual(['호스트를 넘겨받을까요?']);
});

test('a co-host who has accepted keeps the role when the request is taken back', async () => {
  await makeCohost(member);
  await reply(member, true);
  const late = await takeBack(member);
  expect([late.statusCode, late.json().code]).toEqual([409, 'REQUEST_ACCEPTED']);
  expect((await readCrew(world.crewId, member)).myRole).toBe('COHOST');
});

test('if a request is accepted and taken back at the same time, only one succeeds', async () => {
  for (const who of [member, other]) {
    await handOver(who);
    const [accepted, taken] = await Promise.all([reply(who, true), takeBack(who)]);
    const isHost = (await readCrew(world.crewId, who)).myRole === 'HOST';
    expect([accepted.statusCode, taken.statusCode]).toEqual(isHost ? [204, 403] : [404, 204]);
    if (isHost) return;
  }
});
