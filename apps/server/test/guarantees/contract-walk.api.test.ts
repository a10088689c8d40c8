import type { Endpoint } from '@azit/contract/endpoint';
import type { LightMyRequestResponse } from 'fastify';
import { describe, expect } from 'vitest';
import { allRoutes } from '#server/routes.ts';
import { createMember, type TestMember } from '#test/factories/member-factory.ts';
import { multipartForm, smallImage } from '#test/harness/multipart-form.ts';
import { server, test } from '#test/harness/server-test.ts';
import { endpoints, fillPath, paramNames } from './endpoints.ts';
import { findFaults } from './error-shape.ts';

let member: TestMember;
test.beforeAll(async () => {
  member = await createMember(server.context);
});

const named = endpoints.map((endpoint) => [endpoint.name, endpoint] as const);

function fillUrl(endpoint: Endpoint, memberId = 1): string {
  const params = Object.fromEntries(paramNames(endpoint).map((name) => [name, '1']));
  return fillPath(endpoint, { ...params, memberId });
}

function expectRefusal(reply: LightMyRequestResponse, statuses: number[]) {
  const contentType = String(reply.headers['content-type']);
  const refused = { status: reply.statusCode, contentType, text: reply.body };
  expect(findFaults(refused)).toEqual([]);
  expect(statuses).toContain(reply.statusCode);
}

// covers S7.5 (docs/coverage-statements.md)
test('the mounted routes are exactly the endpoints of the contract', () => {
  const mounted = allRoutes.map(({ endpoint }) => endpoint.name);
  expect(mounted.toSorted()).toEqual(endpoints.map(({ name }) => name).toSorted());
  for (const { method, path } of endpoints) {
    expect(server.app.hasRoute({ method, url: path }), `${method} ${path}`).toBe(true);
  }
});

// covers S6.1 (docs/coverage-statements.md)
test.each(named)(
  '%s is handled by its own route and treats a guest as the contract declares',
  async (_, endpoint) => {
    const { method, access, name } = endpoint;
    const reply = await server.call({ method, url: fillUrl(endpoint) });
    const code = reply.body === '' ? '' : reply.json().code;
    expect(['ROUTE_NOT_FOUND', 'METHOD_NOT_ALLOWED']).not.toContain(code);
    if (access !== 'anyone') {
      expectRefusal(reply, [401]);
      expect(code).toBe('LOGIN_REQUIRED');
    } else if (name !== 'auth.reissue' && name !== 'discovery.recommend') {
      expect(reply.statusCode).not.toBe(401);
    }
  },
);

test.each(named.filter(([, { access }]) => access !== 'anyone'))(
  '%s replies 401 to a guest before it validates ids, query or body',
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

// covers A1.11 (docs/coverage-statements.md)
test.each(named.filter(([, { access }]) => access === 'self'))(
  '%s with the id of another member replies 403',
  async (_, endpoint) => {
    expect(paramNames(endpoint)).toContain('memberId');
    const stranger = await createMember(server.context);
    for (const memberId of [stranger.memberId, 2_147_483_647]) {
      const url = fillUrl(endpoint, memberId);
      const reply = await server.call({ method: endpoint.method, url, token: member.token });
      expectRefusal(reply, [403]);
    }
  },
);

describe('a body with the wrong content type', () => {
  const sendsBody = named.filter(([, { body, multipart }]) => (body ?? multipart) !== undefined);

  // covers A1.3, C6 (docs/coverage-statements.md)
  test.each(sendsBody)(
    '%s refuses a body with the wrong content type with a Korean message',
    async (_, endpoint) => {
      const url = fillUrl(endpoint, member.memberId);
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
    },
  );
});
