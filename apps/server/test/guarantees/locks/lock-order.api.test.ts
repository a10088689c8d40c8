import { expect } from 'vitest';
import { checkInvariants } from '#test/harness/check-invariants.ts';
import { countDeadlocks } from '#test/harness/count-deadlocks.ts';
import { startBoth } from '#test/harness/race.ts';
import { roundCount } from '#test/harness/round-count.ts';
import { server, test } from '#test/harness/server-test.ts';
import { crewOperations } from './crew-operations.ts';
import { type Crowd, createCrowds } from './crowd.ts';
import { operations as clubOperations } from './operations.ts';

// Checking the rows of all earlier tests takes longer than a test, so check them once at the end.
test.override({ checksInvariants: false });
test.afterAll(() => checkInvariants(server.context));

const ROUNDS = roundCount(1);
/**
 * Two concurrent operations use two of the eight pool connections, so at most four pairs of
 * operations run at once.
 */
const PAIRS_AT_ONCE = 4;

const operations = { ...clubOperations, ...crewOperations };
const names = Object.keys(operations);

const play = (name: string, crowd: Crowd) =>
  operations[name]?.(crowd) ?? Promise.reject(new Error(`${name} is no operation`));

test('every operation of the lock test succeeds when it runs alone', async () => {
  const crowds = await createCrowds(names.length);
  for (const [index, crowd] of crowds.entries()) {
    const name = names[index] ?? '';
    expect(await play(name, crowd), name).toBeLessThan(300);
  }
});

test.each(names.map((name, row) => [name, row] as const))(
  '%s never deadlocks with any other operation',
  async (name, row) => {
    const before = await countDeadlocks(server.context);
    const others = Array.from({ length: ROUNDS }, () => names.slice(row)).flat();
    const crowds = await createCrowds(others.length);
    const races = others.map((other, index) => ({ other, index, crowd: crowds[index] as Crowd }));
    while (races.length > 0) {
      const batch = races.splice(0, PAIRS_AT_ONCE).map(async ({ other, index, crowd }) => {
        const acts = [() => play(name, crowd), () => play(other, crowd)] as const;
        const statuses = await startBoth(...acts, index % 2 === 0);
        for (const status of statuses) expect(status, other).toBeLessThan(500);
      });
      await Promise.all(batch);
    }
    expect(await countDeadlocks(server.context)).toBe(before);
  },
);
