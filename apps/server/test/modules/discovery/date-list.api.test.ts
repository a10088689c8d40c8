import { expect } from 'vitest';
import { createClub } from '#test/factories/club-factory.ts';
import { createMember, type TestMember } from '#test/factories/member-factory.ts';
import { server, test } from '#test/harness/server-test.ts';

let host: TestMember;
test.override({ settings: { LIST_CACHE: 'off' } });
test.beforeAll(async () => {
  host = await createMember(server.context);
});

const list = async (query: string) => {
  server.context.doorbells.ring({ event: 'lists' });
  const reply = await server.call({ method: 'GET', url: `/api/clubs/date?${query}` });
  return { status: reply.statusCode, ...reply.json() };
};
const readIds = (reply: { data: { clubId: number }[] }) => reply.data.map((club) => club.clubId);
const clubAt = (meetingDate: string, meetingTime: string) =>
  createClub(server.context, { hostId: host.memberId, meetingDate, meetingTime });

// covers P6.1 (docs/coverage-statements.md)
test('the list of a day follows the calendar of Seoul in any time zone', async () => {
  const passed = await clubAt('2026-11-15', '08:59');
  const morning = await clubAt('2026-11-15', '09:00');
  const evening = await clubAt('2026-11-15', '19:30');
  const early = await clubAt('2026-11-16', '00:00');
  const lastDay = await clubAt('2026-11-21', '23:59');

  // At 08:59 in Seoul it is still the previous day in UTC, so a date computed in UTC would fail
  // here.
  server.clock.set('2026-11-15T08:59:00+09:00');
  expect(readIds(await list('days=0'))).toEqual([morning, evening]);
  expect(readIds(await list('days=0'))).not.toContain(passed);
  expect(readIds(await list('days=1'))).toEqual([early]);
  expect(readIds(await list('days=6'))).toEqual([lastDay]);

  server.clock.set('2026-11-15T23:59:59+09:00');
  expect(await list('days=0')).toMatchObject({ data: [], pageInfo: { totalElements: 0 } });
  expect(readIds(await list('days=1'))).toEqual([early]);

  server.clock.set('2026-11-16T00:00:00+09:00');
  expect(readIds(await list('days=0'))).toEqual([]);
  expect(readIds(await list('days=5'))).toEqual([lastDay]);
});

test('a page size other than the default gives the same order of clubs', async () => {
  const made: number[] = [];
  for (let hour = 10; hour < 17; hour += 1) made.push(await clubAt('2026-11-18', `${hour}:00`));
  expect(readIds(await list('days=3'))).toEqual(made.slice(0, 5));
  expect(readIds(await list('days=3&page=2'))).toEqual(made.slice(5));
  expect(readIds(await list('days=3&size=3&page=2'))).toEqual(made.slice(3, 6));
  expect((await list('days=3&size=3')).pageInfo).toEqual({
    page: 1,
    size: 3,
    totalElements: 7,
    totalPages: 3,
  });
});

// covers A4.1 (docs/coverage-statements.md)
test.each([
  ['', 'days'],
  ['days=-1', 'days'],
  ['days=7', 'days'],
  ['days=today', 'days'],
  ['days=0&size=51', 'size'],
])('the day list ?%s is refused with an error for the field %s', async (query, field) => {
  const reply = await list(query);
  expect(reply).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });
  expect(reply.fieldErrors.map((error: { field: string }) => error.field)).toEqual([field]);
});
