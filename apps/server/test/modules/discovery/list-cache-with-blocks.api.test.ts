import { expect, vi } from 'vitest';
import { addClubMember, createClub } from '#test/factories/club-factory.ts';
import { createMember, type TestMember } from '#test/factories/member-factory.ts';
import { server, test } from '#test/harness/server-test.ts';

const URL = '/api/clubs/category?cl=2';
const SESSION = 'select_active_session';

let reader: TestMember;
let stranger: TestMember;
let hiddenLater: TestMember;
test.beforeAll(async () => {
  reader = await createMember(server.context);
  stranger = await createMember(server.context);
  hiddenLater = await createMember(server.context);
  const host = await createMember(server.context);
  for (let made = 0; made < 6; made += 1) {
    await createClub(server.context, { hostId: host.memberId, meetingDate: '2026-11-18' });
  }
  await createClub(server.context, { hostId: hiddenLater.memberId, meetingDate: '2026-11-20' });
  await block(stranger);
});

async function block({ memberId }: TestMember) {
  const url = `/api/members/${memberId}/block`;
  const reply = await server.call({ method: 'POST', url, token: reader.token });
  expect(reply.statusCode).toBe(201);
}

const listsChanged = () => server.context.doorbells.ring({ event: 'lists' });

async function read(url = URL) {
  const run = vi.spyOn(server.context.database, 'run');
  try {
    const reply = await server.call({ method: 'GET', url, token: reader.token });
    const { data, pageInfo } = reply.json();
    const statements = run.mock.calls.map(([query]) => query.name);
    return { clubs: data, total: pageInfo.totalElements, statements };
  } finally {
    run.mockRestore();
  }
}

const feed = 'select_category_feed';

test('a reader who has blocked a member gets an uncached page without hidden clubs', async () => {
  await server.call({ method: 'GET', url: URL, token: stranger.token });
  const { clubs, total, statements } = await read();
  expect(statements.toSorted()).toEqual(['count_hidden_listed', SESSION, feed]);
  expect(clubs).toHaveLength(5);
  expect(total).toBe(7);
});

test('the total omits a hidden host’s club that comes after the page', async () => {
  await block(hiddenLater);
  const { clubs, total } = await read();
  expect(clubs).toHaveLength(5);
  expect(total).toBe(6);
});

test('pages of a reader with blocks contain every visible club once', async () => {
  const second = await read(`${URL}&page=2`);
  expect(second.clubs).toHaveLength(1);
  expect(second.total).toBe(6);
  const nearest = { hostId: stranger.memberId, meetingDate: '2026-11-17' };
  await createClub(server.context, nearest);
  listsChanged();
  const first = await read();
  expect(first.clubs.map((club: { host: object }) => club.host)).not.toContainEqual(
    expect.objectContaining({ memberId: stranger.memberId }),
  );
  expect(first.total).toBe(6);
  const pages = await Promise.all([1, 2].map((page) => read(`${URL}&size=3&page=${page}`)));
  const shown = pages.flatMap(({ clubs }) => clubs.map((club: { clubId: number }) => club.clubId));
  expect(new Set(shown).size).toBe(6);
});

test('a hidden host’s new club stays hidden from the reader while the total is cached', async () => {
  const day = '/api/clubs/date?date=2026-11-25';
  const host = await createMember(server.context);
  await createClub(server.context, { hostId: host.memberId, meetingDate: '2026-11-25' });
  expect((await read(day)).clubs).toHaveLength(1);
  await createClub(server.context, { hostId: stranger.memberId, meetingDate: '2026-11-25' });
  await server.call({ method: 'GET', url: `${day}&size=6` });
  expect((await read(`${day}&size=6`)).clubs).toHaveLength(1);
});

test('a hidden participant appears on a card without a name', async () => {
  const day = '/api/clubs/date?date=2026-11-26';
  const host = await createMember(server.context);
  const meeting = { hostId: host.memberId, meetingDate: '2026-11-26' };
  const clubId = await createClub(server.context, meeting);
  await addClubMember(server.context, clubId, stranger.memberId, 'CLUB_JOINED');
  listsChanged();
  const { clubs } = await read(day);
  expect(clubs).toHaveLength(1);
  expect(JSON.stringify(clubs)).not.toContain(stranger.nickname);
});
