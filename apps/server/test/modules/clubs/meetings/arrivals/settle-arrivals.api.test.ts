import type { ReputationEvent } from '@azit/contract/members/reputation-event.schema';
import { expect } from 'vitest';
import { settleArrivals } from '#server/modules/clubs/meetings/attendance/settle-reputation.ts';
import { putAttendance } from '#test/factories/attendance-world.ts';
import { addClubMember } from '#test/factories/club-factory.ts';
import { send } from '#test/factories/crew-factory.ts';
import {
  createDoorClub,
  type DoorWorld,
  postArrival,
  readDoorCode,
  recordArrival,
} from '#test/factories/door-world.ts';
import { runSql } from '#test/factories/insert-row.ts';
import { createMember, type TestMember } from '#test/factories/member-factory.ts';
import { setTime } from '#test/factories/seat-world.ts';
import { callOperator, toDatabaseUrl } from '#test/harness/run-operator.ts';
import { server, test } from '#test/harness/server-test.ts';

let world: DoorWorld;
let other: TestMember;
test.beforeEach(async () => {
  world = await createDoorClub();
  other = await createMember(server.context);
  await addClubMember(server.context, world.clubId, other.memberId, 'CLUB_JOINED');
  const { code } = await readDoorCode(world.clubId, world.host);
  await postArrival(world.clubId, world.member, code);
});

const runJob = () => settleArrivals(server.context, new AbortController().signal);

const endMeeting = () => setTime('2026-11-15T12:40:00+09:00', world.host, world.member, other);

async function readLines(member: TestMember): Promise<string[]> {
  const reply = await send(member, 'GET', `/api/members/${member.memberId}/reputation-events`);
  const events: ReputationEvent[] = reply.json().data;
  return events
    .map(({ kind, delta, note }) => [kind, delta, note].filter((part) => part !== null).join(' '))
    .toSorted();
}

const readAll = () => Promise.all([world.host, world.member, other].map(readLines));

// covers G41 (docs/coverage-statements.md)
test('an arrival counts as attended once the meeting is over, even unconfirmed', async () => {
  await runJob();
  expect(await readAll()).toEqual([[], [], []]);
  await endMeeting();
  await runJob();
  await runJob();
  expect(await readAll()).toEqual([['ATTENDED 0.1'], ['ATTENDED 0.1'], []]);
  const unsettled = `select member_id from club_members
    where arrived_at is not null and not is_arrival_settled`;
  expect(await runSql(server.context.database, unsettled)).toEqual([]);
  const target = { DATABASE_URL: toDatabaseUrl(server.context.database.connection) };
  const { exitCode, stdout } = await callOperator(target, 'reputation', 'rebuild');
  expect([exitCode, stdout]).toEqual([0, expect.stringContaining('모두 맞아요')]);
});

test('a confirmation after arrivals were counted adds only members without a code', async () => {
  await endMeeting();
  await runJob();
  await putAttendance(world.clubId, world.host, { absent: [] });
  expect(await readAll()).toEqual([['ATTENDED 0.1'], ['ATTENDED 0.1'], ['ATTENDED 0.1']]);
});

// covers G32 (docs/coverage-statements.md)
test('an arrival contradicted by the host is retracted and not counted again', async () => {
  const { clubId, host, member } = world;
  await endMeeting();
  await runJob();
  const absent = [member.memberId];
  await putAttendance(clubId, host, { absent, despiteCode: absent });
  await runJob();
  const own = ['ABSENT 0 FREE', 'ATTENDED 0.1', 'RETRACTED -0.1'];
  expect(await readAll()).toEqual([['ATTENDED 0.1'], own, ['ATTENDED 0.1']]);
});

test('an arrival at the sixth meeting of a month does not raise the reputation', async () => {
  for (let met = 0; met < 5; met += 1) {
    const { clubId } = await createDoorClub();
    await addClubMember(server.context, clubId, world.member.memberId, 'CLUB_JOINED');
    await recordArrival(clubId, world.member, '2026-11-15T12:00:00+09:00');
  }
  await endMeeting();
  await runJob();
  const counted = Array(5).fill('ATTENDED 0.1');
  expect(await readLines(world.member)).toEqual(['ATTENDED 0 CAPPED', ...counted]);
});

test('an arrival from before the meeting moved does not count', async () => {
  await recordArrival(world.clubId, world.member, '2026-11-15T11:00:00+09:00');
  await endMeeting();
  await runJob();
  expect(await readAll()).toEqual([[], [], []]);
});
