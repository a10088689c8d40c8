import type {
  ReputationEvent,
  ReputationSummary,
} from '@azit/contract/members/reputation-event.schema';
import { expect } from 'vitest';
import {
  type AttendanceWorld,
  confirmAttendance,
  contestAbsence,
  createMetClub,
  putAttendance,
} from '#test/factories/attendance-world.ts';
import { addClubMember, createClub } from '#test/factories/club-factory.ts';
import { runSql } from '#test/factories/insert-row.ts';
import { logInAs, type TestMember } from '#test/factories/member-factory.ts';
import { callOperator, toDatabaseUrl } from '#test/harness/run-operator.ts';
import { server, test } from '#test/harness/server-test.ts';

type Ledger = { data: ReputationEvent[]; summary: ReputationSummary; pageInfo: object };

async function readLedger({ memberId }: TestMember, query = ''): Promise<Ledger> {
  const token = await logInAs(server.context, memberId);
  const url = `/api/members/${memberId}/reputation-events${query}`;
  return (await server.call({ method: 'GET', url, token })).json();
}

async function readLines(member: TestMember): Promise<string[]> {
  const { data } = await readLedger(member);
  return data.map(({ kind, delta, note }) =>
    [kind, delta, note].filter((part) => part !== null).join(' '),
  );
}

async function readProfile({ memberId }: TestMember, viewerId = memberId) {
  const token = await logInAs(server.context, viewerId);
  const url = `/api/members/${memberId}`;
  return (await server.call({ method: 'GET', url, token })).json().data;
}

async function meet(world: AttendanceWorld, meetingDate: string, ...absent: TestMember[]) {
  const { context } = server;
  const clubId = await createClub(context, { hostId: world.host.memberId, meetingDate });
  for (const { memberId } of [world.came, world.away])
    await addClubMember(context, clubId, memberId, 'CLUB_JOINED');
  const next = { ...world, clubId };
  expect((await confirmAttendance(next, ...absent)).statusCode).toBe(204);
  return next;
}

function decide({ clubId }: AttendanceWorld, { memberId }: TestMember, word: string) {
  const target = { DATABASE_URL: toDatabaseUrl(server.context.database.connection) };
  const words = ['decide', String(clubId), String(memberId), word, '--note', '확인했어요'];
  return callOperator(target, 'attendance', ...words);
}

let world: AttendanceWorld;
test.beforeEach(async () => {
  world = await createMetClub();
});

test('a member’s ledger is empty until the host has confirmed who came', async () => {
  const { data, summary } = await readLedger(world.came);
  expect(data).toEqual([]);
  const nothing = { reviews: 0, attended: 0, slips: 0, attendedThisMonth: 0 };
  expect(summary).toEqual({ reputation: 36.5, ...nothing });
});

// covers G41 (docs/coverage-statements.md)
test('a confirmed meeting raises reputations, and the first absence is free', async () => {
  const { host, came, away, clubId } = world;
  await confirmAttendance(world, away);
  await confirmAttendance(world, away);
  for (const member of [host, came]) expect(await readLines(member)).toEqual(['ATTENDED 0.1']);
  expect(await readLines(away)).toEqual(['ABSENT 0 FREE']);
  const { data, summary, pageInfo } = await readLedger(came);
  expect(data).toEqual([
    {
      eventId: expect.any(Number),
      at: '2026-11-14T14:00:00+09:00',
      kind: 'ATTENDED',
      delta: 0.1,
      note: null,
      clubId,
      clubName: '성수에서 볼더링',
      reviewCount: null,
      praise: null,
      hoursBefore: null,
    },
  ]);
  expect(summary).toMatchObject({ reputation: 36.6, attended: 0.1, attendedThisMonth: 1 });
  expect(pageInfo).toMatchObject({ totalElements: 1, totalPages: 1 });
});

test('a host to whose meeting no one came has no reputation event', async () => {
  const { host, came, away } = world;
  await confirmAttendance(world, came, away);
  expect(await readLines(host)).toEqual([]);
});

test('a second absence lowers the reputation by one until the host takes it back', async () => {
  const { away } = world;
  await confirmAttendance(world, away);
  const second = await meet(world, '2026-11-13', away);
  expect((await readProfile(away)).reputation).toBe(35.5);
  await confirmAttendance(second);
  expect(await readLines(away)).toEqual([
    'RETRACTED 1',
    'ABSENT 0 FREE',
    'ATTENDED 0.1',
    'ABSENT -1',
  ]);
  expect((await readProfile(away)).reputation).toBe(36.6);
  await confirmAttendance(second, away);
  expect((await readProfile(away)).reputation).toBe(35.5);
});

test.for([
  ['came', 36.6],
  ['absent', 35.5],
] as const)('a contested absence counts only if an operator decides: %s', async ([word, value]) => {
  const { away } = world;
  await confirmAttendance(world, away);
  const second = await meet(world, '2026-11-13', away);
  await contestAbsence(second, away);
  expect((await readProfile(away)).reputation).toBe(36.5);
  expect((await decide(second, away, word)).exitCode).toBe(0);
  expect((await readProfile(away)).reputation).toBe(value);
});

test('a contested absence that the host corrects becomes a meeting attended', async () => {
  const { away, host, clubId } = world;
  await confirmAttendance(world, away);
  await contestAbsence(world, away);
  await putAttendance(clubId, host, { absent: [], came: [away.memberId] });
  expect(await readLines(away)).toEqual(['RETRACTED 0', 'ATTENDED 0.1', 'ABSENT 0 FREE']);
});

test('a sixth meeting of a month does not count, and the first of the next month does', async () => {
  for (const day of ['09', '10', '11', '12', '13']) await meet(world, `2026-11-${day}`);
  await confirmAttendance(world);
  expect((await readLines(world.came))[0]).toBe('ATTENDED 0 CAPPED');
  server.clock.set('2026-12-02T12:00:00+09:00');
  world.host.token = await logInAs(server.context, world.host.memberId);
  await meet(world, '2026-12-01');
  const { data, summary } = await readLedger(world.came);
  expect(data[0]).toMatchObject({ kind: 'ATTENDED', delta: 0.1 });
  expect(summary).toMatchObject({ reputation: 37.1, attendedThisMonth: 1 });
});

// covers G40 (docs/coverage-statements.md)
test('the reputation events of all pages add up to the reputation', async () => {
  const { away } = world;
  await confirmAttendance(world, away);
  await meet(world, '2026-11-13', away);
  await meet(world, '2026-11-12');
  const pages = await Promise.all(
    [1, 2, 3].map((page) => readLedger(away, `?page=${page}&size=1`)),
  );
  const deltas = pages.flatMap(({ data }) => data.map(({ delta }) => delta));
  expect(deltas).toHaveLength(3);
  const sum = 36.5 + deltas.reduce((before, delta) => before + delta, 0);
  const { summary } = await readLedger(away);
  expect(sum).toBeCloseTo(summary.reputation, 9);
  expect(36.5 + summary.reviews + summary.attended + summary.slips).toBeCloseTo(sum, 9);
});

test('a member cannot read the ledger of another member', async () => {
  const url = `/api/members/${world.away.memberId}/reputation-events`;
  const reply = await server.call({ method: 'GET', url, token: world.host.token });
  expect(reply.statusCode).toBe(403);
});

// covers G40, G41 (docs/coverage-statements.md)
test('an absence counts half after a year, and every endpoint shows that reputation', async () => {
  const { host, came } = world;
  const other = { ...world, host: came, came: host };
  await meet(other, '2026-11-13', host);
  await meet(other, '2026-11-12', host);
  const clubId = await createClub(server.context, {
    hostId: host.memberId,
    meetingDate: '2027-12-01',
  });
  const readAll = async () => {
    const token = await logInAs(server.context, came.memberId);
    const read = async (url: string) =>
      (await server.call({ method: 'GET', url, token })).json().data;
    const cards: { clubId: number; host: { reputation: number } }[] = await read(
      '/api/clubs/date?date=2027-12-01',
    );
    return [
      (await readProfile(host)).reputation,
      (await readProfile(host, came.memberId)).reputation,
      (await readLedger(host)).summary.reputation,
      (await read(`/api/clubs/${clubId}`)).host.reputation,
      (await read(`/api/clubs/${clubId}/invitation`)).host.reputation,
      ...cards.filter((card) => card.clubId === clubId).map((card) => card.host.reputation),
    ];
  };
  server.clock.set('2027-11-10T12:00:00+09:00');
  expect(await readAll()).toEqual([35.5, 35.5, 35.5, 35.5, 35.5, 35.5]);
  server.clock.set('2027-11-14T00:00:00+09:00');
  expect(await readAll()).toEqual([36, 36, 36, 36, 36, 36]);
  expect((await readLines(host))[1]).toBe('ABSENT -0.5 HALVED');
});

test('a reputation event can neither be changed nor deleted', async () => {
  await confirmAttendance(world);
  const { database } = server.context;
  for (const sql of ['update reputation_events set delta = 9', 'delete from reputation_events'])
    await expect(runSql(database, sql)).rejects.toThrow('append-only');
});
