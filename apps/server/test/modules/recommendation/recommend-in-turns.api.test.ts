import { expect } from 'vitest';
import type { Database } from '#server/database/database.ts';
import { recommendClubs } from '#server/modules/recommendation/recommend-clubs.ts';
import { createMember } from '#test/factories/member-factory.ts';
import { server, test } from '#test/harness/server-test.ts';

const REQUESTS = 12;
const AT_ONCE = 3;

test('at most three of many parallel rankings run at once, and all of them succeed', async () => {
  const { context } = server;
  const { memberId } = await createMember(context);
  let running = 0;
  let most = 0;
  const run: Database['run'] = async (query) => {
    running += 1;
    most = Math.max(most, running);
    try {
      return await context.database.run(query);
    } finally {
      running -= 1;
    }
  };
  const counting = { ...context, database: { ...context.database, run } };
  const viewer = { memberId, sessionId: 'any', hasBlocks: false, hidden: undefined };
  const pages = await Promise.all(
    Array.from({ length: REQUESTS }, () => recommendClubs(counting, viewer, { page: 1, size: 5 })),
  );
  expect(pages).toHaveLength(REQUESTS);
  expect(most).toBe(AT_ONCE);
});
