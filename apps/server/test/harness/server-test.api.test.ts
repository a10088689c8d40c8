import { expect, vi } from 'vitest';
import { runSql } from '#test/factories/insert-row.ts';
import { createMember } from '#test/factories/member-factory.ts';
import { checkInvariants } from './check-invariants.ts';
import { server, test } from './server-test.ts';
import { TEST_START } from './test-clock.ts';

// This file has separate modules, so the spy affects no later file.
vi.hoisted(() => vi.resetModules());
vi.mock('./check-invariants.ts', { spy: true });

test.override({ settings: { LIST_CACHE: 'off' } });

let memberId: number;
test.beforeAll(async () => {
  ({ memberId } = await createMember(server.context));
});
// The spy is cleared before each test, so this checks the last test.
test.afterAll(() => {
  vi.resetModules();
  expect(checkInvariants).toHaveBeenCalledTimes(1);
});

const isAtStart = () => server.clock.now().getTime() === new Date(TEST_START).getTime();

test.each([1, 2])('test %i of a file starts at TEST_START', () => {
  expect(isAtStart()).toBe(true);
  server.clock.advance(1_000);
  expect(isAtStart()).toBe(false);
});

test('the app of a file has the overridden settings and the rows of its hooks', async ({
  server: fixture,
}) => {
  expect(fixture).toBe(server);
  expect(server.context.config.listCache).toBe(false);
  const rows = await runSql(server.context.database, 'select member_id from members');
  expect(rows).toEqual([{ member_id: memberId }]);
});
