import { areas } from '@azit/rules/areas/areas';
import { expect } from 'vitest';
import { runSql } from '#test/factories/insert-row.ts';
import { server, test } from '#test/harness/server-test.ts';

// covers D6.4
test('the areas of the reply, of the table and of the rules are the same', async () => {
  const reply = await server.call({ method: 'GET', url: '/api/areas' });
  expect(reply.statusCode).toBe(200);
  expect(reply.json()).toEqual({ data: areas });
  const sql = 'select area_code, province, name from areas order by area_code';
  const rows = await runSql(server.context.database, sql);
  const told = areas.map(({ areaCode, province, name }) => ({
    area_code: areaCode,
    province,
    name,
  }));
  expect(rows).toEqual(told.toSorted((a, b) => (a.area_code < b.area_code ? -1 : 1)));
});

test('browsers and proxies may keep the areas for a day', async () => {
  const reply = await server.call({ method: 'GET', url: '/api/areas' });
  expect(reply.headers['cache-control']).toBe('public, max-age=86400');
});
