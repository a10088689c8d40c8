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

/** Returns what the reader is shown, and the statements that it took. */
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

const seenOnly = 'select_seen_category_feed';

test('a reader with a block gets the page of everybody out of memory where it shows nobody hidden', async () => {
  await read();
  const { clubs, total, statements } = await read();
  expect(statements).toEqual([SESSION]);
  expect(clubs).toHaveLength(5);
  expect(total).toBe(7);
});

test('a club of a hidden host behind the page is counted out, and the page comes out of memory', async () => {
  await block(hiddenLater);
  await read();
  const { clubs, total, statements } = await read();
  expect(statements).toEqual([SESSION]);
  expect(clubs).toHaveLength(5);
  expect(total).toBe(6);
});

test('a page that the club of a hidden host stands on, or before, is read for this reader', async () => {
  const second = await read(`${URL}&page=2`);
  expect(second.statements).toContain(seenOnly);
  expect(second.clubs).toHaveLength(1);
  expect(second.total).toBe(6);
  const nearest = { hostId: stranger.memberId, meetingDate: '2026-11-17' };
  await createClub(server.context, nearest);
  listsChanged();
  const first = await read();
  expect(first.statements).toContain(seenOnly);
  expect(first.clubs.map((club: { host: object }) => club.host)).not.toContainEqual(
    expect.objectContaining({ memberId: stranger.memberId }),
  );
  expect(first.total).toBe(6);
  const pages = await Promise.all([1, 2].map((page) => read(`${URL}&size=3&page=${page}`)));
  const shown = pages.flatMap(({ clubs }) => clubs.map((club: { clubId: number }) => club.clubId));
  expect(new Set(shown).size).toBe(6);
});

test('a club that a hidden host opens while the places of hosts are kept is not shown', async () => {
  const day = '/api/clubs/date?date=2026-11-25';
  const host = await createMember(server.context);
  await createClub(server.context, { hostId: host.memberId, meetingDate: '2026-11-25' });
  expect((await read(day)).clubs).toHaveLength(1);
  await createClub(server.context, { hostId: stranger.memberId, meetingDate: '2026-11-25' });
  // The page is read anew, as after a read that had to be newer; the places are not.
  await server.call({ method: 'GET', url: `${day}&size=6` });
  const { clubs, statements } = await read(`${day}&size=6`);
  expect(statements).toContain('select_seen_date_page');
  expect(clubs).toHaveLength(1);
});

test('a page with a hidden participant is read for this reader, who sees no name', async () => {
  const day = '/api/clubs/date?date=2026-11-26';
  const host = await createMember(server.context);
  const meeting = { hostId: host.memberId, meetingDate: '2026-11-26' };
  const clubId = await createClub(server.context, meeting);
  await addClubMember(server.context, clubId, stranger.memberId, 'CLUB_JOINED');
  listsChanged();
  const { clubs, statements } = await read(day);
  expect(statements).toContain('select_seen_date_feed');
  expect(JSON.stringify(clubs)).not.toContain(stranger.nickname);
});
