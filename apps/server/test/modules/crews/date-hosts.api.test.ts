import { expect } from 'vitest';
import {
  createCrew,
  describeDate,
  insertDate,
  readRow,
  send,
  suspend,
} from '#test/factories/crew-factory.ts';
import { runSql } from '#test/factories/insert-row.ts';
import { createMember, type TestMember } from '#test/factories/member-factory.ts';
import { server, test } from '#test/harness/server-test.ts';

/** After a hand-over of the crew, a full meeting keeps its former host. */
async function handOverFullDate() {
  const world = await createCrew(3);
  const [heir, ...others] = world.members;
  if (!heir) throw new Error('a member is missing');
  const clubId = await insertDate(world, { limit: 3, seats: others });
  const url = `/api/crews/${world.crewId}/handovers`;
  await send(world.host, 'POST', url, { memberId: heir.memberId });
  await send(heir, 'PUT', `${url}/${heir.memberId}`, { accepting: true });
  expect((await describeDate(clubId)).host).toBe(world.host.memberId);
  return { ...world, heir, clubId };
}

const withdraw = (member: TestMember) => send(member, 'DELETE', `/api/members/${member.memberId}`);
const leave = (member: TestMember, crewId: number) =>
  send(member, 'DELETE', `/api/crews/${crewId}/members/${member.memberId}`);

test.each([
  ['leaves', leave],
  ['withdraws', withdraw],
  ['is suspended', suspend],
])('the crew’s new host takes over a full meeting when its former host %s', async (_how, go) => {
  const { crewId, clubId, host, heir, members } = await handOverFullDate();
  await go(host, crewId);
  const date = await describeDate(clubId);
  expect(date.host).toBe(heir.memberId);
  expect(date.seats).toEqual(members.map((one) => one.memberId).toSorted());
  const row = await readRow('select cancelled_at from clubs where club_id = $1', [clubId]);
  expect(row?.cancelled_at).toBeNull();
});

test.each([
  ['leaves', (world: { host: TestMember; crewId: number }) => leave(world.host, world.crewId)],
  ['withdraws', (world: { host: TestMember }) => withdraw(world.host)],
])('a former host who %s cancels meetings and notifies every seat once', async (_how, go) => {
  const world = await handOverFullDate();
  const { clubId, heir, members } = world;
  const [, fellow, other] = members;
  const outsider = await createMember(server.context);
  if (!fellow || !other) throw new Error('members are missing');
  const seats = [fellow, outsider];
  const later = await insertDate(world, { day: '2026-11-26', limit: 3, seats });
  await suspend(heir);
  await go(world);
  const notices = await runSql(
    server.context.database,
    `select club_id, member_id from notices
     where kind = 'CLUB_CANCELLED' and club_id = any($1) order by club_id, member_id`,
    [[clubId, later]],
  );
  expect(notices).toEqual([
    { club_id: clubId, member_id: fellow.memberId },
    { club_id: clubId, member_id: other.memberId },
    { club_id: later, member_id: fellow.memberId },
    { club_id: later, member_id: outsider.memberId },
  ]);
});

test('members can still answer a meeting of a crew whose only host is suspended', async () => {
  const world = await createCrew(1);
  const [member] = world.members;
  if (!member) throw new Error('a member is missing');
  const clubId = await insertDate(world);
  await suspend(world.host);
  const answered = await send(member, 'PUT', `/api/clubs/${clubId}/answer`, { going: true });
  expect(answered.json().data).toEqual({ answer: 'GOING' });
});
