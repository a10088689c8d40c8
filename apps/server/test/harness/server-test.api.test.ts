import { expect, vi } from 'vitest';
import { runSql } from '#test/factories/insert-row.ts';
import { createMember } from '#test/factories/member-factory.ts';
import { checkInvariants } from './check-invariants.ts';
import { server, test } from './server-test.ts';
import { TEST_START } from './test-clock.ts';

// Reset the modules, so that the spy affects no later test file.
vi.hoisted(() => vi.resetModules());
vi.mock('./check-invariants.ts', { spy: true });

test.override({ settings: { LIST_CACHE: 'off' } });

let memberId: number;
test.beforeAll(async () => {
  ({ memberId } = await createMember(server.context));
});
// Vitest clears the spy before each test, so this checks only the last test.
test.afterAll(() => {
  vi.resetModules();
  expect(checkInvariants).toHaveBeenCalledTimes(1);
});

const isAtStart = () => server.clock.now().getTime() === new Date(TEST_START).getTime();

test.each([1, 2])('the clock of test %i in a file starts at TEST_START', () => {
  expect(isAtStart()).toBe(true);
  server.clock.advance(1_000);
  expect(isAtStart()).toBe(false);
});

test('all tests of a file share one app with the file’s settings and its hooks’ rows', async ({
  server: fixture,
}) => {
  expect(fixture).toBe(server);
  expect(server.context.config.listCache).toBe(false);
  const rows = await runSql(server.context.database, 'select member_id from members');
  expect(rows).toEqual([{ member_id: memberId }]);
});
