import type { Endpoint } from '@azit/contract/endpoint';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allRoutes } from '#server/routes.ts';
import { createMember, type TestMember } from '#test/factories/member-factory.ts';
import { multipartForm, smallImage } from '#test/harness/multipart-form.ts';
import { startTestApp, type TestApp } from '#test/harness/test-app.ts';
import { endpoints, fillPath, paramNames } from './endpoints.ts';
import { findFaults } from './error-shape.ts';

let server: TestApp;
let member: TestMember;
beforeAll(async () => {
  server = await startTestApp();
  member = await createMember(server.context);
});
afterAll(() => server.close());

const named = endpoints.map((endpoint) => [endpoint.name, endpoint] as const);

function addressOf(endpoint: Endpoint, memberId = 1): string {
  const params = Object.fromEntries(paramNames(endpoint).map((name) => [name, '1']));
  return fillPath(endpoint, { ...params, memberId });
}

function expectRefusal(answer: LightMyRequestResponse, statuses: number[]) {
  const contentType = String(answer.headers['content-type']);
  const refused = { status: answer.statusCode, contentType, text: answer.body };
  expect(findFaults(refused)).toEqual([]);
  expect(statuses).toContain(answer.statusCode);
}

// covers S7.5
test('what is mounted is the contract, no more and no less', () => {
  const mounted = allRoutes.map(({ endpoint }) => endpoint.name);
  expect(mounted.toSorted()).toEqual(endpoints.map(({ name }) => name).toSorted());
  for (const { method, path } of endpoints) {
    expect(server.app.hasRoute({ method, url: path }), `${method} ${path}`).toBe(true);
  }
});

// covers S6.1
test.each(named)('%s is answered by its handler, to a guest as declared', async (_, endpoint) => {
  const { method, access, name } = endpoint;
  const answer = await server.call({ method, url: addressOf(endpoint) });
  const code = answer.body === '' ? '' : answer.json().code;
  expect(['ROUTE_NOT_FOUND', 'METHOD_NOT_ALLOWED']).not.toContain(code);
  if (access !== 'anyone') {
    expectRefusal(answer, [401]);
    expect(code).toBe('LOGIN_REQUIRED');
  } else if (name !== 'auth.reissue') {
    expect(answer.statusCode).not.toBe(401);
  }
});

test.each(named.filter(([, { access }]) => access !== 'anyone'))(
  '%s tells a guest nothing but that, whatever is wrong besides',
  async (_, endpoint) => {
    const url = fillPath(endpoint, {
      ...Object.fromEntries(paramNames(endpoint).map((name) => [name, 'x'])),
    });
    const query = endpoint.query === undefined ? '' : '?page=x&size=x&keyword=';
    const { method } = endpoint;
    const body = method === 'GET' ? {} : { payload: { nonsense: true } };
    expectRefusal(await server.call({ method, url: `${url}${query}`, ...body }), [401]);
  },
);

// covers A1.11
test.each(named.filter(([, { access }]) => access === 'self'))(
  '%s is for oneself',
  async (_, endpoint) => {
    expect(paramNames(endpoint)).toContain('memberId');
    const stranger = await createMember(server.context);
    for (const memberId of [stranger.memberId, 2_147_483_647]) {
      const url = addressOf(endpoint, memberId);
      const answer = await server.call({ method: endpoint.method, url, token: member.token });
      expectRefusal(answer, [403]);
    }
  },
);

describe('a body of the wrong kind', () => {
  const sendsBody = named.filter(([, { body, multipart }]) => (body ?? multipart) !== undefined);

  // covers A1.3, C6
  test.each(sendsBody)('%s refuses it in words', async (_, endpoint) => {
    const url = addressOf(endpoint, member.memberId);
    const send = (payload: string | Buffer, headers: Record<string, string>) =>
      server.call({ method: endpoint.method, url, token: member.token, payload, headers });
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'application/xml',
      'application/json; charset=',
      'application/octet-stream',
      'nonsense',
    ]) {
      expectRefusal(await send('a=1', { 'content-type': type }), [400, 415]);
    }
    const form = await multipartForm(await smallImage(), { nonsense: true });
    const other =
      endpoint.multipart === undefined
        ? form
        : { payload: '{}', headers: { 'content-type': 'application/json' } };
    expectRefusal(await send(other.payload, other.headers), [400, 415]);
  });
});
