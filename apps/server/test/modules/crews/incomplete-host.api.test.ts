import { expect } from 'vitest';
import { createCrew, passDays, readCrew, send } from '#test/factories/crew-factory.ts';
import { runSql } from '#test/factories/insert-row.ts';
import type { TestMember } from '#test/factories/member-factory.ts';
import { server, test } from '#test/harness/server-test.ts';

let crewId: number;
let host: TestMember;
let member: TestMember;
test.beforeEach(async () => {
  const crew = await createCrew(1);
  ({ crewId, host } = crew);
  [member] = crew.members as [TestMember];
});

const url = (path: string) => `/api/crews/${crewId}${path}`;
const takeOver = () => send(member, 'POST', url('/takeover'));
const reply = (accepting: boolean) =>
  send(member, 'PUT', url(`/handovers/${member.memberId}`), { accepting });
const setProfile = (isComplete: boolean) =>
  runSql(
    server.context.database,
    'update members set is_profile_complete = $2 where member_id = $1',
    [member.memberId, isComplete],
  );
const PROFILE_INCOMPLETE = {
  status: 403,
  code: 'PROFILE_INCOMPLETE',
  message: '사진, 자기소개, 관심사를 채우면 크루 호스트를 맡을 수 있어요.',
};

// covers G14 (docs/coverage-statements.md)
test('a member with an incomplete profile cannot take over a crew without host', async () => {
  await send(host, 'DELETE', `/api/members/${host.memberId}`);
  await passDays(7, member);
  await setProfile(false);
  expect((await takeOver()).json()).toMatchObject(PROFILE_INCOMPLETE);
  expect((await readCrew(crewId, member)).host).toBeNull();
  await setProfile(true);
  expect((await takeOver()).statusCode).toBe(204);
});

test('a member with an incomplete profile cannot accept a hand-over, but can refuse it', async () => {
  await send(host, 'POST', url('/handovers'), { memberId: member.memberId });
  await setProfile(false);
  expect((await reply(true)).json()).toMatchObject(PROFILE_INCOMPLETE);
  const own = { myRole: 'MEMBER', requestedRole: 'HOST' };
  expect(await readCrew(crewId, member)).toMatchObject(own);
  expect((await reply(false)).statusCode).toBe(204);
});

test('a member with an incomplete profile may become co-host', async () => {
  await setProfile(false);
  await send(host, 'PATCH', url(`/members/${member.memberId}`), { role: 'COHOST' });
  expect((await reply(true)).statusCode).toBe(204);
  expect((await readCrew(crewId, member)).myRole).toBe('COHOST');
});
