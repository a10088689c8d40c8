import { expect } from 'vitest';
import { runSql } from '#test/factories/insert-row.ts';
import { createMember, type TestMember } from '#test/factories/member-factory.ts';
import { checkInvariants } from '#test/harness/check-invariants.ts';
import { roundCount } from '#test/harness/round-count.ts';
import { server, test } from '#test/harness/server-test.ts';
import { findUnexplained } from './explain-history.ts';
import { toLetters } from './history-request.ts';
import { type ClubHistory, playHistory } from './play-history.ts';

const OPERATIONS = roundCount(600);
const SEED = 20_261_115;
const CLIENTS = 16;
const CLUBS = 10;

let host: TestMember;
let members: TestMember[];
test.beforeAll(async () => {
  host = await createMember(server.context);
  members = await Promise.all(Array.from({ length: CLIENTS }, () => createMember(server.context)));
});

async function readFinalState({ clubId }: ClubHistory): Promise<string> {
  const { database } = server.context;
  const sql = `select member_limit, cancelled_at is null as is_open from clubs where club_id = $1`;
  const [club] = await runSql(database, sql, [clubId]);
  const seats = await runSql(
    database,
    'select member_id, status from club_members where club_id = $1',
    [clubId],
  );
  const rows = seats.map(({ member_id: memberId, status }) => ({
    memberId: Number(memberId),
    status: String(status),
  }));
  return `${club?.member_limit}${club?.is_open ? 'o' : 'c'}${toLetters(rows, members)}`;
}

test('with 16 parallel clients, all replies and final rows fit one sequential order', {
  timeout: 120_000 + OPERATIONS * 100,
}, async () => {
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const plan = { operations: OPERATIONS, clubs: CLUBS, seed: SEED };
  const histories = await playHistory(server, address, { host, members }, plan);
  const entries = histories.flatMap((history) => history.entries);
  const statuses = Object.groupBy(entries, ({ status }) => String(status));
  const counts = Object.entries(statuses).map(([status, all = []]) => [status, all.length]);
  console.log('history:', { clubs: histories.length, ...Object.fromEntries(counts) });
  for (const history of histories) {
    const end = await readFinalState(history);
    const unexplained = findUnexplained(history.start, history.entries, (state) => state === end);
    expect(unexplained, `club ${history.clubId}, from ${history.start} to ${end}`).toBeUndefined();
  }
  expect(entries).toHaveLength(OPERATIONS);
  const done = entries.filter(({ status }) => status < 300).length;
  expect(done / OPERATIONS).toBeGreaterThan(0.2);
  await checkInvariants(server.context);
});
