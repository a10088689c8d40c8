import {
  countAttended,
  countReview,
  countSlip,
  halvingDay,
} from '@azit/rules/members/reputation-event';
import { seoulToday } from '@azit/rules/seoul-clock';
import { expect } from 'vitest';
import { inTransaction } from '#server/database/transaction.ts';
import { appendEvents, type NewEvent } from '#server/modules/members/reputation/append-events.ts';
import { runSql } from '#test/factories/insert-row.ts';
import { createMember } from '#test/factories/member-factory.ts';
import { seededRandom } from '#test/guarantees/crews/seeded-random.ts';
import { callOperator, toDatabaseUrl } from '#test/harness/run-operator.ts';
import { server, test } from '#test/harness/server-test.ts';

const EVENTS = 50_000;
const MEMBERS = 100;
const BATCH = 1_000;
const YEAR_MS = 365 * 24 * 60 * 60_000;

type State = { member_id: number; earned: number; slips: number };

function createYear(states: readonly State[], start: number): NewEvent[] {
  const random = seededRandom(7);
  return Array.from({ length: EVENTS }, (_, index): NewEvent => {
    const state = random.pick(states);
    const at = new Date(start + (index / EVENTS) * YEAR_MS);
    const event = { member_id: state.member_id, at };
    const kind = random.pick(['REVIEW', 'ATTENDED', 'ABSENT', 'LATE_NO'] as const);
    if (kind === 'REVIEW') {
      const delta = countReview(state.earned, random.pick([0, 1, 2, 3]));
      state.earned += delta;
      return { ...event, kind, delta, review_count: 1 };
    }
    if (kind === 'ATTENDED') {
      const change = countAttended(state.earned, random.pick([0, 5]));
      state.earned += change.delta;
      return { ...event, kind, ...change };
    }
    const change = countSlip(kind, state.earned + state.slips, random.pick([0, 1]));
    state.slips += change.delta;
    const halves_on = change.delta < 0 ? halvingDay(seoulToday(at)) : null;
    const hours = kind === 'LATE_NO' ? { hours_before: 3 } : {};
    return { ...event, kind, ...change, halves_on, ...hours };
  });
}

// covers G40 (docs/coverage-statements.md)
test('the reputations after a random year of 50,000 events equal the rebuilt ones', async () => {
  const { database } = server.context;
  const states: State[] = [];
  for (let index = 0; index < MEMBERS; index += 1) {
    const { memberId } = await createMember(server.context);
    states.push({ member_id: memberId, earned: 36.5, slips: 0 });
  }
  const events = createYear(states, server.clock.now().getTime() - YEAR_MS);
  for (let from = 0; from < EVENTS; from += BATCH)
    await inTransaction(server.context, (tx) => appendEvents(tx, events.slice(from, from + BATCH)));
  const rows = await runSql(database, 'select member_id, reputation from members');
  const stored = new Map(rows.map((row) => [row.member_id, Number(row.reputation)]));
  for (const { member_id, earned, slips } of states)
    expect(stored.get(member_id)).toBeCloseTo(earned + slips / 2, 6);
  const target = { DATABASE_URL: toDatabaseUrl(database.connection) };
  const { exitCode, stdout } = await callOperator(target, 'reputation', 'rebuild');
  expect([exitCode, stdout]).toEqual([0, expect.stringContaining('모두 맞아요')]);
});
