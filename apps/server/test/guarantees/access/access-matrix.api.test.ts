import type { Endpoint } from '@azit/contract/endpoint';
import { expect } from 'vitest';
import { runSql } from '#test/factories/insert-row.ts';
import { endpoints } from '#test/guarantees/endpoints.ts';
import { findFaults } from '#test/guarantees/error-shape.ts';
import { checkInvariants } from '#test/harness/check-invariants.ts';
import { server, test } from '#test/harness/server-test.ts';
import { accessRows } from './access-rows.ts';
import { type Actor, actors, type Cast, createCast, outsiders } from './cast.ts';
import { findLeaks } from './find-leaks.ts';
import { createScene, type Row, statusFor, type Target, targets } from './row.ts';
import { sendRequest } from './send-request.ts';
import { returnCast, takeCast } from './spare-cast.ts';

// Checking the rows of all earlier tests takes longer than a test, so check them once at the end.
test.override({ checksInvariants: false });
test.afterAll(() => checkInvariants(server.context));

let shared: Cast;
test.beforeAll(async () => {
  // Ids start at 100000, so that the leak check cannot mistake an id for a planted birth year.
  const { database } = server.context;
  await runSql(database, `select setval(oid, 100000) from pg_class where relkind = 'S'`);
  shared = await createCast(server.context);
});

// covers S6.2 (docs/coverage-statements.md)
test('every endpoint has a row in the access matrix, and every row an endpoint', () => {
  expect(Object.keys(accessRows).toSorted()).toEqual(endpoints.map(({ name }) => name).toSorted());
});

function isOutside({ access }: Endpoint, actor: Actor): boolean {
  return access !== 'anyone' && outsiders.some((outsider) => outsider === actor);
}

async function judge(endpoint: Endpoint, row: Row, actor: Actor, cast: Cast, target: Target) {
  const expected = row.expect[target];
  if (expected === undefined) return { isRefused: true, wrong: [] };
  const scene = createScene(server, cast, actor, target);
  const request = await row.request(scene);
  const token = actor === 'guest' ? undefined : scene.me.token;
  const reply = await sendRequest(server, endpoint, request, token);
  const status = isOutside(endpoint, actor) ? 401 : statusFor(expected, actor);
  const isRefused = reply.statusCode >= 400;
  const other = reply.statusCode === status ? [] : [`${reply.statusCode} instead of ${status}`];
  const contentType = String(reply.headers['content-type']);
  const refused = { status: reply.statusCode, contentType, text: reply.body };
  const faults = isRefused ? findFaults(refused) : [];
  const leaks = findLeaks(cast, {
    endpoint: endpoint.name,
    actor,
    sent: JSON.stringify(request),
    headers: JSON.stringify(reply.headers),
    body: reply.body,
  });
  const wrong = [...other, ...faults, ...leaks].map((text) => `${actor}, ${target}: ${text}`);
  return { isRefused, wrong };
}

// covers S6.2, A4.17 (docs/coverage-statements.md)
test.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))(
  '%s gives every caller the expected status and no private field of others',
  async (name, endpoint) => {
    const row = accessRows[name];
    if (row === undefined) throw new Error(`${name} has no row`);
    const found: string[] = [];
    for (const actor of actors) {
      const changes = endpoint.method !== 'GET' && !isOutside(endpoint, actor);
      const cast = changes ? await takeCast(server.context) : shared;
      let isUnchanged = changes;
      for (const target of targets) {
        const { isRefused, wrong } = await judge(endpoint, row, actor, cast, target);
        isUnchanged &&= isRefused;
        found.push(...wrong);
      }
      if (isUnchanged) returnCast(server.context, cast);
    }
    expect(found).toEqual([]);
  },
);

// covers A4.17 (docs/coverage-statements.md)
test('the leak detector finds a planted private value', async () => {
  const { joined, host } = shared.people;
  const leaksIn = (body: unknown, actor: Actor) =>
    findLeaks(shared, {
      endpoint: 'clubs.get',
      actor,
      sent: '{}',
      headers: '{}',
      body: JSON.stringify(body),
    });
  expect(leaksIn({ memberId: host.memberId, note: host.email }, 'joined')).toHaveLength(1);
  expect(leaksIn({ born: 1953 }, 'waiting')).toEqual(['birth year of joined']);
  expect(leaksIn({ joinAnswer: 'planted answer of waiting' }, 'joined')).toHaveLength(1);
  expect(leaksIn({ joinAnswer: 'planted answer of waiting' }, 'host')).toEqual([]);
  expect(leaksIn({ memberId: host.memberId, gender: 'MALE' }, 'joined')).toEqual(['field gender']);
  expect(leaksIn({ memberId: joined.memberId, birthYear: '1953' }, 'joined')).toEqual([]);
});
