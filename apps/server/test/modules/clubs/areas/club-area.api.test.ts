import { expect } from 'vitest';
import { readAreas } from '#server/modules/clubs/areas/read-areas.ts';
import { createClub, unchangedPlan } from '#test/factories/club-factory.ts';
import { runSql } from '#test/factories/insert-row.ts';
import { createMember, type TestMember } from '#test/factories/member-factory.ts';
import { multipartForm, smallImage } from '#test/harness/multipart-form.ts';
import { server, test } from '#test/harness/server-test.ts';

let host: TestMember;
test.beforeEach(async () => {
  host = await createMember(server.context);
});

async function open(changes: object) {
  const joinQuestion = '몇 번 해 봤나요?';
  const plan = { ...unchangedPlan, joinQuestion, categorySmallId: 6, ...changes };
  const body = await multipartForm(await smallImage(), plan);
  const call = { method: 'POST', url: '/api/clubs', token: host.token, ...body } as const;
  return (await server.call(call)).json().data;
}
const signal = new AbortController().signal;

// covers D6.5 (docs/coverage-statements.md)
test.each([
  ['is that of the address search', { location: '우리 동네 카페', areaCode: '11440' }, '11440'],
  ['is that of an older address search', { location: '막국수집', areaCode: '42110' }, '51110'],
  ['is that of the location even if another was sent', { areaCode: '26350' }, '11200'],
  ['is not in another province', { location: '서울 어딘가', areaCode: '26350' }, null],
  ['is a district of the city', { location: '수원시립미술관', areaCode: '41117' }, '41117'],
  ['is read from the location', {}, '11200'],
  ['is read from a landmark', { location: '홍대입구역 2번 출구' }, '11440'],
  ['is read although an unknown code was sent', { areaCode: '99999' }, '11200'],
  ['is unknown for an unclear location', { location: '우리 동네 카페' }, null],
  ['is empty for an online club', { isOnline: 'online', location: null, areaCode: '11440' }, null],
])('the area of a new club %s', async (_, changes, areaCode) => {
  expect(await open(changes)).toMatchObject({ areaCode });
});

// covers D6.5 (docs/coverage-statements.md)
test('the area from the address search is stored until the location changes', async () => {
  const location = '우리 동네 카페';
  const { clubId } = await open({ location, areaCode: '11440' });
  const send = async (method: 'PATCH' | 'POST', path: string, payload: object) =>
    (await server.call({ method, url: path, payload, token: host.token })).json().data;
  const edit = (changes: object) =>
    send('PATCH', `/api/clubs/${clubId}`, { ...unchangedPlan, location, ...changes });
  const change = (payload: object) => send('POST', `/api/clubs/${clubId}/changes`, payload);
  expect(await edit({ fee: 1000 })).toMatchObject({ areaCode: '11440' });
  expect(await change({ memberLimit: 9 })).toMatchObject({ areaCode: '11440' });
  expect(await change({ location: '부산 수영구 광안해변로' })).toMatchObject({ areaCode: '26500' });
  const contradicting = { location: '광안리', areaCode: '26350' };
  expect(await change(contradicting)).toMatchObject({ areaCode: '26500' });
  expect(await edit({ ...contradicting, isOnline: 'offline' })).toMatchObject({
    areaCode: '26500',
  });
  expect(await change({ isOnline: 'online' })).toMatchObject({ areaCode: null });
});

test('the area job sets the missing areas of old clubs once and refreshes the lists', async () => {
  await readAreas(server.context, signal);
  const hostId = host.memberId;
  const known = await createClub(server.context, { hostId });
  const unknown = await createClub(server.context, { hostId, location: '어딘가' });
  const online = await createClub(server.context, { hostId, location: null });
  const version = server.context.listCacheVersion.current();
  expect(await readAreas(server.context, signal)).toBe(3);
  expect(server.context.listCacheVersion.current()).toBeGreaterThan(version);
  expect(await readAreas(server.context, signal)).toBe(0);
  const sql = 'select area_code from clubs where club_id = any($1) order by club_id';
  const rows = await runSql(server.context.database, sql, [[known, unknown, online]]);
  expect(rows.map(({ area_code }) => area_code)).toEqual(['11200', null, null]);
});
