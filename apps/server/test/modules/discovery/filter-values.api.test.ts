import { expect } from 'vitest';
import { createClub } from '#test/factories/club-factory.ts';
import { createMember, type TestMember } from '#test/factories/member-factory.ts';
import { server, test } from '#test/harness/server-test.ts';

let member: TestMember;
test.beforeAll(async () => {
  member = await createMember(server.context, { reputation: 41.26 });
});

async function get(url: string) {
  const reply = await server.call({ method: 'GET', url, token: member.token });
  return { status: reply.statusCode, ...reply.json() };
}
const open = (meetingDate: string, parts: object = {}) =>
  createClub(server.context, { hostId: member.memberId, meetingDate, ...parts });
const readIds = (reply: { data: { clubId: number }[] }) => reply.data.map(({ clubId }) => clubId);

const tooMany = Array.from({ length: 11 }, (_, index) => `area=${11110 + index}`).join('&');
const lists = [
  '/api/clubs/category?cl=1',
  '/api/clubs/date?days=1',
  '/api/clubs/search?keyword=a',
  '/api/clubs/days?month=2026-11',
];
const bad = [
  ['free=0', 'free'],
  ['free=yes', 'free'],
  ['mode=both', 'mode'],
  ['when=today', 'when'],
  ['joinable=true', 'joinable'],
  ['area=1168', 'area'],
  ['area=99999', 'area'],
  ['area=11680&area=seoul', 'area.1'],
  [tooMany, 'area'],
];

// covers D6.2 (docs/coverage-statements.md)
test.each(lists.flatMap((list) => bad.map(([query, field]) => [list, query, field] as const)))(
  '%s with %s is refused with an error for the field %s',
  async (list, query, field) => {
    const reply = await get(`${list}&${query}`);
    expect(reply).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });
    expect(reply.fieldErrors).toEqual([{ field, message: expect.stringMatching(/요\.$/) }]);
  },
);

// covers D6.2 (docs/coverage-statements.md)
test.each([
  ['date=2026-02-30', 'date'],
  ['date=tomorrow', 'date'],
  ['date=2027-11-17', 'date'],
  ['date=2026-11-20&days=1', 'days'],
])('the day list with %s is refused with an error for the field %s', async (query, field) => {
  const reply = await get(`/api/clubs/date?${query}`);
  expect(reply).toMatchObject({ status: 400, fieldErrors: [{ field }] });
});

// covers D6.3 (docs/coverage-statements.md)
test('a day can be given by date or by offset, up to a year ahead', async () => {
  const soon = await open('2026-11-18');
  const late = await open('2027-11-15');
  expect(readIds(await get('/api/clubs/date?date=2026-11-18'))).toEqual([soon]);
  expect(readIds(await get('/api/clubs/date?days=3'))).toEqual([soon]);
  expect(readIds(await get('/api/clubs/date?date=2027-11-15'))).toEqual([late]);
  expect(await get('/api/clubs/date?date=2026-11-14')).toMatchObject({ status: 200, data: [] });
});

// covers D6.3 (docs/coverage-statements.md)
test('the number of clubs on each day of a month respects the filters of the lists', async () => {
  await open('2026-12-01', { fee: 5000 });
  await open('2026-12-31');
  await open('2026-12-31', { location: null });
  const days = async (query: string) => (await get(`/api/clubs/days?${query}`)).data;
  expect(await days('month=2026-12')).toEqual([
    { date: '2026-12-01', count: 1 },
    { date: '2026-12-31', count: 2 },
  ]);
  expect(await days('month=2026-12&free=1&mode=online')).toEqual([
    { date: '2026-12-31', count: 1 },
  ]);
  expect(await days('month=2026-12&joinable=1')).toEqual([]);
  server.clock.set('2026-12-31T14:00:00+09:00');
  expect(await days('month=2026-12')).toEqual([]);
  expect((await get('/api/clubs/days?month=2026-13')).status).toBe(400);
});

// covers D6.7 (docs/coverage-statements.md)
test('a club card shows the host’s reputation and the admission limits', async () => {
  const limits = { genderRestriction: 'FEMALE_ONLY', birthYearMin: 1990, birthYearMax: 1999 };
  const clubId = await open('2026-11-20', limits);
  const { data } = await get('/api/clubs/date?date=2026-11-20');
  expect(data).toMatchObject([
    {
      clubId,
      genderRestriction: 'FEMALE_ONLY',
      birthYearMin: '1990',
      birthYearMax: '1999',
      areaCode: null,
      host: { memberId: member.memberId, reputation: 41.3 },
    },
  ]);
});
