import type { Endpoint } from '@azit/contract/endpoint';
import { expect } from 'vitest';
import * as z from 'zod/mini';
import { endpoints } from '#test/guarantees/endpoints.ts';
import { checkInvariants } from '#test/harness/check-invariants.ts';
import { server, test } from '#test/harness/server-test.ts';
import { accessRows } from './access/access-rows.ts';
import { type Actor, actors, type Cast, createCast, outsiders } from './access/cast.ts';
import { createScene, type RequestParts, type Row, statusFor, targets } from './access/row.ts';
import { sendRequest } from './access/send-request.ts';
import { returnCast, takeCast } from './access/spare-cast.ts';

// Checking the rows of all earlier tests takes longer than a test, so check them once at the end.
test.override({ checksInvariants: false });
test.afterAll(() => checkInvariants(server.context));

let shared: Cast;
test.beforeAll(async () => {
  shared = await createCast(server.context);
});

type Form = { changed: RequestParts; path?: (path: string) => string; authorization?: string };
type Change = (request: RequestParts, token: string) => Form | undefined;

const forms: Record<string, Change> = {
  'integers as decimal strings': (request) => {
    const changed = changeBody(request, (_, value) =>
      typeof value === 'number' ? String(value) : value,
    );
    return changed && { changed };
  },
  'birth years as numbers': (request) => {
    const changed = changeBody(request, (key, value) =>
      /birthYear/.test(key) && value !== null ? Number(value) : value,
    );
    return changed && { changed };
  },
  'no birth year as an empty text': (request) => {
    const changed = changeBody(request, (key, value) =>
      /birthYear(Min|Max)/.test(key) && value === null ? '' : value,
    );
    return changed && { changed };
  },
  'an application without the own id': ({ body, ...request }) => {
    const { memberId, ...rest } = (body ?? {}) as Record<string, unknown>;
    return memberId !== undefined && 'joinAnswer' in rest
      ? { changed: { ...request, body: rest } }
      : undefined;
  },
  'a trailing slash, and bearer in small letters': (changed, token) => ({
    changed,
    path: (path) => `${path}/`,
    authorization: `bearer ${token}`,
  }),
  'unknown keys, and a token without Bearer': (request, token) => {
    const changed = changeBody(request, (_, value) =>
      isObject(value) ? { ...value, isAdmin: true } : value,
    );
    const query = { ...request.query, utm: 'x' };
    return { changed: { ...(changed ?? request), query }, authorization: token };
  },
  'a refresh token with Bearer': ({ headers, ...request }) =>
    headers?.refresh === undefined
      ? undefined
      : { changed: { ...request, headers: { refresh: `Bearer ${headers.refresh}` } } },
};

function changeBody(
  request: RequestParts,
  change: (key: string, value: unknown) => unknown,
): RequestParts | undefined {
  const before = JSON.stringify([request.body, request.data]);
  const [body, data] = JSON.parse(before, change);
  if (JSON.stringify([body, data]) === before) return undefined;
  return { ...request, ...(body && { body }), ...(data && { data }) };
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function bestCase({ expect: expected }: Row) {
  const inside = actors.filter((actor) => !outsiders.some((outsider) => outsider === actor));
  const cases = targets.flatMap((target) => {
    const status = expected[target];
    if (status === undefined) return [];
    return inside.map((actor: Actor) => ({ target, actor, status: statusFor(status, actor) }));
  });
  const [best] = cases.toSorted((a, b) => a.status - b.status);
  if (best === undefined) throw new Error('a row without a case');
  return best;
}

async function buildRequest(endpoint: Endpoint, row: Row) {
  const { actor, target, status } = bestCase(row);
  const cast = endpoint.method === 'GET' ? shared : await takeCast(server.context);
  const scene = createScene(server, cast, actor, target);
  const request = await row.request(scene);
  // `clubId` is optional in the body and missing in the access matrix. Add it here, because this
  // test must cover every integer field.
  if (endpoint.name === 'clubs.edit' && isObject(request.body)) {
    request.body = { ...request.body, clubId: scene.clubId };
  }
  return { request, status, token: scene.me.token, cast };
}

function reuseCast(cast: Cast): void {
  if (cast !== shared) returnCast(server.context, cast);
}

function listForms(endpoint: Endpoint): [string, Change][] {
  const hasBody = (endpoint.body ?? endpoint.multipart?.data) !== undefined;
  const hasRefresh = endpoint.requestHeaders !== undefined;
  return Object.entries(forms)
    .filter(([form]) => hasBody || !/integers|birth year|application/.test(form))
    .filter(([form]) => hasRefresh || !/refresh/.test(form));
}

async function sendForm(endpoint: Endpoint, row: Row, change: Change): Promise<string[]> {
  const { request, status, token, cast } = await buildRequest(endpoint, row);
  const form = change(request, token);
  if (form === undefined) {
    reuseCast(cast);
    return [];
  }
  const { path = (same: string) => same, authorization = `Bearer ${token}`, changed } = form;
  const sent = { ...changed, headers: { authorization, ...changed.headers } };
  const shifted = { ...endpoint, path: path(endpoint.path) as Endpoint['path'] };
  const reply = await sendRequest(server, shifted, sent, undefined);
  return reply.statusCode === status ? [] : [`${reply.statusCode}, not ${status}: ${reply.body}`];
}

// covers A1.15 (docs/coverage-statements.md)
test.for(endpoints.map((endpoint) => ({ name: endpoint.name, endpoint })))(
  '$name accepts every form that older clients send',
  async ({ name, endpoint }) => {
    const row = accessRows[name];
    if (row === undefined) throw new Error(`no row for ${name}`);
    const refused: string[] = [];
    for (const [form, change] of listForms(endpoint)) {
      const faults = await sendForm(endpoint, row, change);
      refused.push(...faults.map((fault) => `${form}: ${fault}`));
    }
    expect(refused).toEqual([]);
  },
);

test('the requests of this test contain every integer field of the contract’s bodies', async () => {
  for (const endpoint of endpoints) {
    const schema = endpoint.body ?? endpoint.multipart?.data;
    const row = accessRows[endpoint.name];
    if (schema === undefined || row === undefined) continue;
    const described = JSON.stringify(z.toJSONSchema(schema, { io: 'input' }));
    const { request, cast } = await buildRequest(endpoint, row);
    reuseCast(cast);
    const sent = JSON.stringify([request.body, request.data]);
    const fields = described.matchAll(/"(\w+)":\{(?:"[^{}]*"items":\{)?[^{}]*"type":"integer"/g);
    for (const [, field] of fields) expect(sent, endpoint.name).toContain(`"${field}":`);
  }
});
