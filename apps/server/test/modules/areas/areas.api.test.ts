import { areas } from '@azit/rules/areas/areas';
import { expect } from 'vitest';
import { runSql } from '#test/factories/insert-row.ts';
import { server, test } from '#test/harness/server-test.ts';

// covers D6.4 (docs/coverage-statements.md)
test('the API reply, the table and the shared rules contain the same areas', async () => {
  const reply = await server.call({ method: 'GET', url: '/api/areas' });
  expect(reply.statusCode).toBe(200);
  expect(reply.json()).toEqual({ data: areas });
  const sql = 'select area_code, province, name from areas order by area_code';
  const rows = await runSql(server.context.database, sql);
  const expected = areas.map(({ areaCode, province, name }) => ({
    area_code: areaCode,
    province,
    name,
  }));
  expect(rows).toEqual(expected.toSorted((a, b) => (a.area_code < b.area_code ? -1 : 1)));
});

test('the list of areas may be cached for a day and is revalidated by ETag', async () => {
  const get = (headers = {}) => server.call({ method: 'GET', url: '/api/areas', headers });
  const first = await get();
  expect(first.headers['cache-control']).toBe('public, max-age=86400');
  const again = await get({ 'if-none-match': first.headers.etag });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});
