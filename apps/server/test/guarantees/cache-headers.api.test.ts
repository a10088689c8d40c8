import type { Endpoint } from '@azit/contract/endpoint';
import { expect } from 'vitest';
import { checkInvariants } from '#test/harness/check-invariants.ts';
import { server, test } from '#test/harness/server-test.ts';
import { accessRows } from './access/access-rows.ts';
import { type Actor, type Cast, createCast } from './access/cast.ts';
import { createScene, type Target } from './access/row.ts';
import { sendRequest } from './access/send-request.ts';
import { returnCast, takeCast } from './access/spare-cast.ts';
import { endpoints } from './endpoints.ts';

const named = endpoints.map((endpoint) => [endpoint.name, endpoint] as const);

// Checking the rows of all earlier tests takes longer than a test, so check them once at the end.
test.override({ checksInvariants: false });
test.afterAll(() => checkInvariants(server.context));

let shared: Cast;
test.beforeAll(async () => {
  shared = await createCast(server.context);
});

async function readHeaders(endpoint: Endpoint, actor: Actor, target: Target) {
  const row = accessRows[endpoint.name];
  if (row === undefined) throw new Error(`${endpoint.name} has no row`);
  const isShared = endpoint.method === 'GET' || actor === 'guest';
  const cast = isShared ? shared : await takeCast(server.context);
  const scene = createScene(server, cast, actor, target);
  const token = actor === 'guest' ? undefined : scene.me.token;
  const reply = await sendRequest(server, endpoint, await row.request(scene), token);
  const isRefused = reply.statusCode >= 400;
  if (isRefused && !isShared) returnCast(server.context, cast);
  return {
    where: `${target}, ${reply.statusCode}`,
    isRefused,
    caching: reply.headers['cache-control'],
    vary: String(reply.headers.vary).toLowerCase().split(/, ?/),
  };
}

// covers A1.18 (docs/coverage-statements.md)
test.each(named)(
  '%s forbids caching for a member and varies by Authorization for everyone',
  async (_, endpoint) => {
    for (const target of ['own', 'unknown'] as const) {
      const { caching, vary, where } = await readHeaders(endpoint, 'host', target);
      expect(caching, where).toBe('no-store');
      expect(vary, where).toContain('authorization');
    }
    for (const target of ['own', 'unknown'] as const) {
      const { caching, vary, isRefused, where } = await readHeaders(endpoint, 'guest', target);
      expect(vary, where).toContain('authorization');
      if (isRefused) expect(caching, where).toBe('no-store');
    }
  },
);
