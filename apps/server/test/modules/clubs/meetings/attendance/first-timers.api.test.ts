import { expect } from 'vitest';
import { changeClubRow } from '#test/factories/attendance-world.ts';
import { addClubMember, createClub } from '#test/factories/club-factory.ts';
import { createCrew, insertDate } from '#test/factories/crew-factory.ts';
import { recordArrival } from '#test/factories/door-world.ts';
import { insertRow } from '#test/factories/insert-row.ts';
import { createMember, type TestMember } from '#test/factories/member-factory.ts';
import { server, test } from '#test/harness/server-test.ts';

type People = [TestMember, TestMember, TestMember, TestMember];
let people: People;
let clubId: number;

test.beforeEach(async () => {
  const { context } = server;
  people = [
    await createMember(context),
    await createMember(context),
    await createMember(context),
    await createMember(context),
  ];
  clubId = await meet(people, '2026-11-21');
});

async function meet([host, ...others]: TestMember[], meetingDate = '2026-11-01') {
  if (host === undefined) throw new Error('a club needs a host');
  const id = await createClub(server.context, { hostId: host.memberId, meetingDate });
  for (const { memberId } of others)
    await addClubMember(server.context, id, memberId, 'CLUB_JOINED');
  return id;
}

async function settle(id: number, ...absent: TestMember[]) {
  await changeClubRow(id, `attendance_confirmed_at = '2026-11-02'`);
  for (const { memberId } of absent) {
    const marked_at = new Date('2026-11-02');
    await insertRow(server.context.database, 'absences', {
      club_id: id,
      member_id: memberId,
      marked_at,
    });
  }
}

async function readFirstTimers(id: number, viewer?: TestMember) {
  const { token } = viewer ?? (await createMember(server.context));
  const reply = await server.call({ method: 'GET', url: `/api/clubs/${id}`, token });
  return reply.json().data.firstTimers;
}

// covers G34 (docs/coverage-statements.md)
test('people who came to the same confirmed meeting are not first timers', async () => {
  const [host, first, second] = people;
  expect(await readFirstTimers(clubId)).toEqual({ count: 4, of: 4 });
  await settle(await meet([first, second]));
  expect(await readFirstTimers(clubId)).toEqual({ count: 2, of: 4 });
  await settle(await meet([host, first]));
  expect(await readFirstTimers(clubId)).toEqual({ count: 1, of: 4 });
});

// covers G34 (docs/coverage-statements.md)
test('unconfirmed, cancelled and missed meetings do not count as having met', async () => {
  const [host, first, second, third] = people;
  await meet([host, first]);
  const cancelled = await meet([host, first]);
  await settle(cancelled);
  await changeClubRow(cancelled, `cancelled_at = '2026-11-01'`);
  await settle(await meet([second, third]), third);
  const outsider = await createMember(server.context);
  await settle(await meet([outsider, host]));
  expect(await readFirstTimers(clubId)).toEqual({ count: 4, of: 4 });
});

// covers G34 (docs/coverage-statements.md)
test('members who arrived by code at an unconfirmed meeting have met the host', async () => {
  const [host, first, second] = people;
  const met = await meet([host, first, second]);
  await recordArrival(met, first, '2026-11-01T08:00:00+09:00');
  expect(await readFirstTimers(clubId)).toEqual({ count: 4, of: 4 });
  await recordArrival(met, first, '2026-11-01T23:00:00+09:00');
  expect(await readFirstTimers(clubId)).toEqual({ count: 2, of: 4 });
});

test('an absent member counts as a first timer, and the others who came do not', async () => {
  const [host, first, second] = people;
  await settle(await meet([host, first, second]), second);
  expect(await readFirstTimers(clubId)).toEqual({ count: 2, of: 4 });
});

test('clubs of two people and past clubs show no number of first timers', async () => {
  const [host, first] = people;
  expect(await readFirstTimers(await meet([host, first], '2026-11-21'))).toBeNull();
  expect(await readFirstTimers(await meet(people))).toBeNull();
});

// covers G34 (docs/coverage-statements.md)
test('only people with a seat or in the crew see first timers of a link-only club', async () => {
  const [host, first] = people;
  await changeClubRow(clubId, `visibility = 'BY_LINK'`);
  const waiting = await createMember(server.context);
  await addClubMember(server.context, clubId, waiting.memberId, 'CLUB_WAITING');
  expect(await readFirstTimers(clubId, waiting)).toBeNull();
  expect(await readFirstTimers(clubId, first)).toEqual({ count: 4, of: 4 });
  expect(await readFirstTimers(clubId, host)).toEqual({ count: 4, of: 4 });
  const crew = await createCrew(3);
  const [going, second, other] = crew.members as [TestMember, TestMember, TestMember];
  const date = await insertDate(crew, { seats: [going, second] });
  expect(await readFirstTimers(date, other)).toEqual({ count: 3, of: 3 });
});
