import { type WriteName, writeRates } from '@azit/contract/write-rates';
import { expect, onTestFinished, vi } from 'vitest';
import { createMember } from '#test/factories/member-factory.ts';
import { resetLimits } from '#test/factories/reset-limits.ts';
import { endpoints, fillPath, paramNames } from '#test/guarantees/endpoints.ts';
import { multipartForm } from '#test/harness/multipart-form.ts';
import { server, test } from '#test/harness/server-test.ts';

const LIMIT = 2;
const names = Object.keys(writeRates) as WriteName[];

test.override({
  settings: {
    RATE_LIMIT_FACTOR: '1',
    RATE_LIMITS: names.map((name) => `${name}=${LIMIT}/3600`).join(','),
  },
});
test.beforeEach(() => resetLimits(server.context));

function countStatements() {
  const { database } = server.context;
  const spies = [vi.spyOn(database, 'run'), vi.spyOn(database, 'checkOut')];
  onTestFinished(() => {
    for (const spy of spies) spy.mockRestore();
  });
  return () => spies.reduce((sum, spy) => sum + spy.mock.calls.length, 0);
}

// covers O6 (docs/coverage-statements.md)
test.each(names)(
  'a request to %s above its rate is refused without an SQL statement',
  async (name) => {
    const endpoint = endpoints.find((each) => each.name === name);
    if (endpoint === undefined) throw new Error(`no endpoint ${name}`);
    const member = endpoint.access === 'anyone' ? {} : await createMember(server.context);
    const params = Object.fromEntries(paramNames(endpoint).map((param) => [param, 1]));
    const form =
      endpoint.multipart === undefined ? { payload: {} } : await multipartForm(undefined);
    // The server refuses an empty body for another reason, but the rate limit still counts the call.
    const send = () =>
      server.call({ method: endpoint.method, url: fillPath(endpoint, params), ...member, ...form });
    for (let calls = 0; calls < LIMIT; calls += 1) expect((await send()).statusCode).not.toBe(429);
    const statements = countStatements();
    const refused = await send();
    expect(statements()).toBe(0);
    expect(refused.json()).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  },
);

test('one member above the write rate does not affect another member', async () => {
  const [flooder, other] = [await createMember(server.context), await createMember(server.context)];
  const change = (token: string) =>
    server.call({
      method: 'PUT',
      url: '/api/notice-settings',
      token,
      payload: { hideContent: true },
    });
  for (let calls = 0; calls < LIMIT; calls += 1) await change(flooder.token);
  expect((await change(flooder.token)).statusCode).toBe(429);
  expect((await change(other.token)).statusCode).toBe(200);
});
