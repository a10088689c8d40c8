import { expect } from 'vitest';
import { crewPlanRuns } from '#server/modules/crews/dates/plan-crew-dates.ts';
import { addClubMember } from '#test/factories/club-factory.ts';
import {
  type CrewWorld,
  createCrew,
  describeDate,
  insertDate,
  makeCohost,
  passDays,
  readCrew,
  readRow,
  restore,
  send,
  suspend,
} from '#test/factories/crew-factory.ts';
import { runSql } from '#test/factories/insert-row.ts';
import { createMember, logInAs, type TestMember } from '#test/factories/member-factory.ts';
import { blockAs } from '#test/guarantees/blocks/hidden-pair.ts';
import { server, test } from '#test/harness/server-test.ts';

async function createTrio() {
  const world = await createCrew(3);
  const [first, second, third] = world.members;
  if (!first || !second || !third) throw new Error('members are missing');
  return { ...world, world, first, second, third };
}

const withdraw = (member: TestMember) => send(member, 'DELETE', `/api/members/${member.memberId}`);
const assign = ({ crewId, host }: CrewWorld, member: TestMember, role: string) =>
  send(host, 'PATCH', `/api/crews/${crewId}/members/${member.memberId}`, { role });
const handOver = ({ crewId, host }: CrewWorld, { memberId }: TestMember) =>
  send(host, 'POST', `/api/crews/${crewId}/handovers`, { memberId });
const reply = (crewId: number, member: TestMember, accepting: boolean) =>
  send(member, 'PUT', `/api/crews/${crewId}/handovers/${member.memberId}`, { accepting });
const takeOver = (crewId: number, member: TestMember) =>
  send(member, 'POST', `/api/crews/${crewId}/takeover`);

async function roles(crewId: number, viewer: TestMember) {
  const { members = [] } = await readCrew(crewId, viewer);
  return Object.fromEntries(members.map(({ member, role }) => [member.memberId, role]));
}

test('a member gets the role of co-host by accepting the request, not before', async () => {
  const { world, crewId, first } = await createTrio();
  expect((await assign(world, first, 'COHOST')).statusCode).toBe(204);
  expect((await assign(world, first, 'COHOST')).statusCode).toBe(204);
  expect(await readCrew(crewId, first)).toMatchObject({
    myRole: 'MEMBER',
    requestedRole: 'COHOST',
  });
  expect((await reply(crewId, first, true)).statusCode).toBe(204);
  expect((await reply(crewId, first, true)).statusCode).toBe(204);
  expect(await readCrew(crewId, first)).toMatchObject({ myRole: 'COHOST', requestedRole: null });
});

test('a member who refuses a role stays a member and cannot accept later', async () => {
  const { world, crewId, first } = await createTrio();
  await assign(world, first, 'COHOST');
  expect((await reply(crewId, first, false)).statusCode).toBe(204);
  expect((await reply(crewId, first, false)).statusCode).toBe(204);
  expect((await reply(crewId, first, true)).statusCode).toBe(404);
  expect((await readCrew(crewId, first)).myRole).toBe('MEMBER');
});

// covers G15 (docs/coverage-statements.md)
test('a crew has at most two co-hosts, and open requests count', async () => {
  const { world, first, second, third } = await createTrio();
  await makeCohost(world, first);
  await assign(world, second, 'COHOST');
  const refused = await assign(world, third, 'COHOST');
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'TOO_MANY_COHOSTS']);
  await assign(world, first, 'MEMBER');
  expect((await assign(world, third, 'COHOST')).statusCode).toBe(204);
});

test('a co-host who becomes a member again no longer co-hosts open meetings', async () => {
  const { world, first } = await createTrio();
  await makeCohost(world, first);
  const clubId = await insertDate(world);
  await assign(world, first, 'MEMBER');
  const row = await readRow('select count(*)::int4 as n from club_cohosts where club_id = $1', [
    clubId,
  ]);
  expect(row?.n).toBe(0);
});

test.each(['edit', 'end', 'assign', 'handOver'] as const)(
  'a co-host may not %s the crew',
  async (act) => {
    const { world, crewId, first, second } = await createTrio();
    await makeCohost(world, first);
    const asCohost = { ...world, host: first };
    const acts = {
      edit: () => send(first, 'PATCH', `/api/crews/${crewId}`, { name: '새 이름' }),
      end: () => send(first, 'DELETE', `/api/crews/${crewId}`),
      assign: () => assign(asCohost, second, 'COHOST'),
      handOver: () => handOver(asCohost, second),
    };
    expect((await acts[act]()).statusCode).toBe(403);
  },
);

test('a hand-over gives the crew and its open meetings to the member who accepts', async () => {
  const { world, crewId, host, first } = await createTrio();
  const clubId = await insertDate(world);
  expect((await handOver(world, first)).statusCode).toBe(202);
  expect((await handOver(world, first)).statusCode).toBe(202);
  expect((await readCrew(crewId, host)).myRole).toBe('HOST');
  expect((await reply(crewId, first, true)).statusCode).toBe(204);
  expect((await reply(crewId, first, true)).statusCode).toBe(204);
  expect(await roles(crewId, host)).toMatchObject({
    [host.memberId]: 'MEMBER',
    [first.memberId]: 'HOST',
  });
  const seats = [host.memberId, first.memberId].toSorted();
  expect(await describeDate(clubId)).toEqual({ host: first.memberId, seats });
});

test('a second request to take over the crew replaces the request to another member', async () => {
  const { world, crewId, first, second } = await createTrio();
  await handOver(world, first);
  await handOver(world, second);
  expect((await reply(crewId, first, true)).statusCode).toBe(404);
  expect((await reply(crewId, second, true)).statusCode).toBe(204);
});

test('the role request of a host who has withdrawn cannot be accepted', async () => {
  const { world, crewId, host, first, second } = await createTrio();
  await makeCohost(world, second);
  await handOver(world, first);
  await withdraw(host);
  expect((await reply(crewId, first, true)).statusCode).toBe(404);
  expect((await readCrew(crewId, second)).myRole).toBe('HOST');
});

test('a hand-over succeeds while an applicant whom the new host has blocked is waiting', async () => {
  const { world, crewId, first } = await createTrio();
  const clubId = await insertDate(world, { isPublic: true });
  const applicant = await createMember(server.context);
  await addClubMember(server.context, clubId, applicant.memberId, 'CLUB_WAITING');
  await blockAs(first, applicant);
  await handOver(world, first);
  expect((await reply(crewId, first, true)).statusCode).toBe(204);
});

test.each([
  ['withdraws', withdraw],
  ['is suspended', suspend],
])('when the host %s, the co-host who joined first takes over', async (_how, leave) => {
  const { world, crewId, host, first, second } = await createTrio();
  await makeCohost(world, second);
  await makeCohost(world, first);
  const clubId = await insertDate(world, { limit: 3, seats: [second, world.members[2] ?? second] });
  await leave(host);
  const crew = await readCrew(crewId, second);
  expect([crew.host?.memberId, crew.paused]).toEqual([first.memberId, null]);
  const date = await describeDate(clubId);
  expect(date.host).toBe(first.memberId);
  expect(date.seats).not.toContain(host.memberId);
});

// covers G14 (docs/coverage-statements.md)
test('a suspended co-host does not take over', async () => {
  const { world, crewId, host, first, second } = await createTrio();
  await makeCohost(world, first);
  await makeCohost(world, second);
  await suspend(first);
  await withdraw(host);
  expect((await readCrew(crewId, second)).myRole).toBe('HOST');
});

test('without a co-host a withdrawn host’s crew pauses and its meetings are cancelled', async () => {
  const { world, crewId, host, first } = await createTrio();
  const clubId = await insertDate(world, { seats: [first] });
  await withdraw(host);
  expect(await readCrew(crewId, first)).toMatchObject({
    host: null,
    memberCount: 3,
    paused: { reason: 'NO_HOST', takeOverFrom: '2026-11-22T03:00:00.000Z' },
  });
  const row = await readRow('select cancelled_at from clubs where club_id = $1', [clubId]);
  expect(row?.cancelled_at).not.toBeNull();
});

// covers G14 (docs/coverage-statements.md)
test('any member may take over a crew without host after seven days', async () => {
  const { crewId, host, first, second } = await createTrio();
  await withdraw(host);
  await passDays(6.9, first, second);
  const early = await takeOver(crewId, first);
  expect([early.statusCode, early.json().code]).toEqual([422, 'CREW_PAUSED']);
  expect(early.json().message).toBe('11월 22일부터 멤버 누구나 이어받을 수 있어요.');
  await passDays(0.1, first, second);
  expect((await takeOver(crewId, first)).statusCode).toBe(204);
  expect((await takeOver(crewId, first)).statusCode).toBe(204);
  const late = await takeOver(crewId, second);
  expect([late.statusCode, late.json().code]).toEqual([409, 'CREW_HAS_HOST']);
  expect(await readCrew(crewId, second)).toMatchObject({
    host: { memberId: first.memberId },
    paused: null,
  });
});

test('a member who takes over after a suspension also hosts the open meetings', async () => {
  const { world, crewId, host, first } = await createTrio();
  const clubId = await insertDate(world, { day: '2026-11-30' });
  await suspend(host);
  expect((await describeDate(clubId)).host).toBe(host.memberId);
  await passDays(7, first);
  expect((await takeOver(crewId, first)).statusCode).toBe(204);
  expect((await describeDate(clubId)).host).toBe(first.memberId);
});

test('the crew of a host without members ends when the host withdraws', async () => {
  const { crewId, host } = await createCrew();
  await withdraw(host);
  const row = await readRow('select host_id, ended_at from crews where crew_id = $1', [crewId]);
  expect(row?.host_id).toBeNull();
  expect(row?.ended_at).not.toBeNull();
});

test('a member who withdraws is no longer in the crew and loses the seats', async () => {
  const { world, crewId, host, first } = await createTrio();
  const clubId = await insertDate(world, { seats: [first] });
  await withdraw(first);
  expect((await readCrew(crewId, host)).memberCount).toBe(3);
  expect((await describeDate(clubId)).seats).toEqual([host.memberId]);
});

test('a crew does not pause because of meetings before it was taken over', async () => {
  const { world, crewId, host, first } = await createTrio();
  for (const day of ['2026-11-11', '2026-11-12']) await insertDate(world, { day });
  await runSql(
    server.context.database,
    `update crews set every = 'WEEKLY', weekday = 3, starts_on = '2026-11-01' where crew_id = $1`,
    [crewId],
  );
  await withdraw(host);
  await passDays(7, first);
  expect((await takeOver(crewId, first)).statusCode).toBe(204);
  await crewPlanRuns(server.context)(new AbortController().signal);
  expect((await readCrew(crewId, first)).paused).toBeNull();
});

test('a co-host whose suspension has ended cannot resume a crew without host', async () => {
  const { world, crewId, host, first } = await createTrio();
  await makeCohost(world, first);
  await suspend(first);
  await withdraw(host);
  await restore(first);
  first.token = await logInAs(server.context, first.memberId);
  const refused = await send(first, 'POST', `/api/crews/${crewId}/resume`);
  expect([refused.statusCode, refused.json().code]).toEqual([422, 'CREW_PAUSED']);
});

test('a crew without host ends when its last member leaves', async () => {
  const world = await createCrew(1);
  const [last] = world.members as [TestMember];
  await withdraw(world.host);
  await send(last, 'DELETE', `/api/crews/${world.crewId}/members/${last.memberId}`);
  const row = await readRow('select ended_at from crews where crew_id = $1', [world.crewId]);
  expect(row?.ended_at).not.toBeNull();
});

test('the room shows that the crew pauses if a leaving host has no successor', async () => {
  const { crewId, host } = await createTrio();
  await withdraw(host);
  const row = await readRow(
    `select event->>'event' as event from chat_messages join chat_rooms using (room_id)
     where crew_id = $1 and event->>'event' = 'crewPaused'`,
    [crewId],
  );
  expect(row).toEqual({ event: 'crewPaused' });
});
