import { expect } from 'vitest';
import { createClub } from '#test/factories/club-factory.ts';
import { runSql } from '#test/factories/insert-row.ts';
import { createMember, type TestMember } from '#test/factories/member-factory.ts';
import { server, test } from '#test/harness/server-test.ts';

const NOW = '2026-11-17T12:00:00+09:00';
let host: TestMember;

test.override({ settings: { LIST_CACHE: 'off' } });
test.beforeAll(async () => {
  server.clock.set(NOW);
  host = await createMember(server.context);
});

async function isFound(filter: string): Promise<boolean> {
  const url = encodeURI(`/api/clubs/search?exact=1&keyword=물레질&${filter}`);
  const reply = await server.call({ method: 'GET', url, token: host.token });
  expect(reply.statusCode, filter).toBe(200);
  return reply.json().data.length === 1;
}

test('an edited club is found under its new filters at once', async () => {
  server.clock.set(NOW);
  const clubId = await createClub(server.context, {
    hostId: host.memberId,
    clubName: '물레질',
    meetingDate: '2026-11-25',
  });
  const change = (changes: string) =>
    runSql(server.context.database, `update clubs set ${changes} where club_id = $1`, [clubId]);
  await change(`fee = 5000, area_code = '11440'`);
  expect(await isFound('free=1')).toBe(false);
  await change('fee = 0');
  expect(await isFound('free=1')).toBe(true);
  expect([await isFound('area=11440'), await isFound('area=11000')]).toEqual([true, true]);
  await change(`area_code = '41117'`);
  expect([await isFound('area=11440'), await isFound('area=11000')]).toEqual([false, false]);
  expect([await isFound('area=41110'), await isFound('area=41000')]).toEqual([true, true]);
  expect(await isFound('when=weekend')).toBe(false);
  await change(`meeting_date = '2026-11-22'`);
  expect(await isFound('when=weekend')).toBe(true);
  expect(await isFound('mode=online')).toBe(false);
  await change(`is_online = true, area_code = null, location = null`);
  expect([await isFound('mode=online'), await isFound('mode=offline')]).toEqual([true, false]);
});
