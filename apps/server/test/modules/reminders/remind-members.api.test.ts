import type { NoticeKind } from '@azit/contract/notices/notice-kind';
import { seoulTimeOfDay, seoulToday } from '@azit/rules/seoul-clock';
import { afterEach, beforeEach, describe, expect } from 'vitest';
import { remindMembers } from '#server/modules/reminders/remind-members.ts';
import { addClubMember, createClub } from '#test/factories/club-factory.ts';
import { insertRow, runSql } from '#test/factories/insert-row.ts';
import { matchRooms } from '#test/factories/match-rooms.ts';
import { createMember, withdraw } from '#test/factories/member-factory.ts';
import { server, test } from '#test/harness/server-test.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const MEETING = Date.parse('2026-11-22T12:00:00+09:00');
const LONG_BEFORE = new Date(MEETING - 6 * DAY);

const kinds = { T: 'MEETING_TOMORROW', S: 'MEETING_SOON', R: 'REVIEW_DUE' } as const;
const wallClock = (instant: number) => ({
  meetingDate: seoulToday(new Date(instant)),
  meetingTime: seoulTimeOfDay(new Date(instant)),
});
const setClock = (instant: number) => server.clock.set(new Date(instant).toISOString());
const remind = () => remindMembers(server.context, new AbortController().signal);
const sql = (text: string, values: unknown[]) => runSql(server.context.database, text, values);

let hostId: number;
let clubId: number;
let joinedId: number;
beforeEach(async () => {
  hostId = (await createMember(server.context)).memberId;
  joinedId = (await createMember(server.context)).memberId;
  clubId = await createClub(server.context, { hostId, ...wallClock(MEETING) });
  await joinAt(hostId, LONG_BEFORE);
  await addClubMember(server.context, clubId, joinedId, 'CLUB_JOINED', '네.', LONG_BEFORE);
});

afterEach(() => matchRooms(server.context));

async function joinAt(memberId: number, instant: Date): Promise<void> {
  const change = `update club_members set applied_at = $3, decided_at = $3
    where club_id = $1 and member_id = $2`;
  await sql(change, [clubId, memberId, instant]);
}

async function readReminders(memberId: number): Promise<string> {
  const rows = await sql('select kind from notices where member_id = $1 order by notice_id', [
    memberId,
  ]);
  const findLetter = (kind: unknown) =>
    Object.entries(kinds).find(([, name]) => name === (kind as NoticeKind))?.[0] ?? '?';
  return rows.map(({ kind }) => findLetter(kind)).join('');
}

async function live(from: number, to: number, step: number): Promise<void> {
  for (let left = from; left >= to; left -= step) {
    setClock(MEETING - left);
    await remind();
  }
}

const lives: { name: string; reminders: string; host?: string; prepare: () => Promise<unknown> }[] =
  [
    { name: 'opened and joined long before', reminders: 'TSR', prepare: async () => undefined },
    {
      name: 'opened inside the last day',
      reminders: 'SR',
      host: 'SR',
      prepare: async () => {
        for (const id of [hostId, joinedId]) await joinAt(id, new Date(MEETING - 5 * HOUR));
      },
    },
    {
      name: 'joined inside the last day',
      reminders: 'SR',
      prepare: () => joinAt(joinedId, new Date(MEETING - 23 * HOUR)),
    },
    {
      name: 'joined inside the last two hours',
      reminders: 'SR',
      prepare: () => joinAt(joinedId, new Date(MEETING - 30 * MINUTE)),
    },
    {
      name: 'cancelled before',
      reminders: '',
      host: '',
      prepare: () =>
        sql('update clubs set cancelled_at = $2 where club_id = $1', [clubId, LONG_BEFORE]),
    },
    {
      name: 'left',
      reminders: '',
      host: 'TS',
      prepare: () => sql('delete from club_members where member_id = $1', [joinedId]),
    },
    ...['CLUB_KICKED', 'CLUB_WAITING', 'CLUB_REJECTED'].map((status) => ({
      name: status,
      reminders: '',
      host: 'TS',
      prepare: () =>
        sql('update club_members set status = $2 where member_id = $1', [joinedId, status]),
    })),
    {
      name: 'suspended',
      reminders: '',
      prepare: () =>
        sql(`update members set status = 'SUSPENDED' where member_id = $1`, [joinedId]),
    },
  ];

describe('the reminders T (a day before), S (two hours before) and R (after the meeting)', () => {
  // covers N2.4, N2.5, N2.6 (docs/coverage-statements.md)
  test.for(lives)(
    'a member whose state is “$name” gets the reminders “$reminders”',
    async ({ reminders, host = 'TSR', prepare }) => {
      await prepare();
      await live(26 * HOUR, -3 * HOUR, 30 * MINUTE);
      expect({
        reminders: await readReminders(joinedId),
        host: await readReminders(hostId),
      }).toEqual({ reminders, host });
    },
  );

  test.for([
    { left: 24 * HOUR + 1000, reminders: '' },
    { left: 24 * HOUR, reminders: 'T' },
    { left: 3 * HOUR + 1000, reminders: 'T' },
    { left: 3 * HOUR, reminders: '' },
    { left: 2 * HOUR + 1000, reminders: '' },
    { left: 2 * HOUR, reminders: 'S' },
    { left: 10 * MINUTE + 1000, reminders: 'S' },
    { left: 10 * MINUTE, reminders: '' },
    { left: 1000, reminders: '' },
    { left: 0, reminders: '' },
    { left: -2 * HOUR + 1000, reminders: '' },
    { left: -2 * HOUR, reminders: 'R' },
    { left: -3 * DAY + 1000, reminders: 'R' },
    { left: -3 * DAY, reminders: '' },
  ])(
    'a server started $left ms before the meeting creates the reminders “$reminders”',
    async ({ left, reminders }) => {
      await live(left, left, 1);
      expect(await readReminders(joinedId)).toBe(reminders);
    },
  );

  test.for([
    { joinedLeft: HOUR, left: 15 * MINUTE + 1000, reminders: 'S' },
    { joinedLeft: HOUR, left: 15 * MINUTE, reminders: '' },
    { joinedLeft: 2 * HOUR, left: 11 * MINUTE, reminders: 'S' },
    { joinedLeft: 24 * HOUR, left: 23 * HOUR, reminders: 'T' },
    { joinedLeft: 24 * HOUR - 1000, left: 23 * HOUR, reminders: '' },
  ])(
    'joined $joinedLeft ms and now $left ms before the start: “$reminders” exist',
    async ({ joinedLeft, left, reminders }) => {
      await joinAt(joinedId, new Date(MEETING - joinedLeft));
      await live(left, left, 1);
      expect(await readReminders(joinedId)).toBe(reminders);
    },
  );

  test.for([
    { joinedLeft: 23 * HOUR, reminders: '' },
    { joinedLeft: HOUR, reminders: 'S' },
    { joinedLeft: 16 * MINUTE, reminders: 'S' },
    { joinedLeft: 14 * MINUTE, reminders: '' },
  ])(
    'a member accepted $joinedLeft ms before the meeting gets “$reminders” at once',
    async ({ joinedLeft, reminders }) => {
      await live(24 * HOUR, joinedLeft + MINUTE, 11 * HOUR);
      const late = (await createMember(server.context)).memberId;
      const accepted = new Date(MEETING - joinedLeft);
      await addClubMember(server.context, clubId, late, 'CLUB_JOINED', '저도요.', accepted);
      await live(joinedLeft - 1000, joinedLeft - 1000, 1);
      expect(await readReminders(late)).toBe(reminders);
    },
  );

  test('members are reminded again after the meeting time changed, with the new time', async () => {
    await live(24 * HOUR, 23 * HOUR, HOUR);
    const later = MEETING + 2 * DAY;
    const { meetingDate, meetingTime } = wallClock(later);
    const change = 'update clubs set meeting_date = $2, meeting_time = $3 where club_id = $1';
    await sql(change, [clubId, meetingDate, meetingTime]);
    await remind();
    expect(await readReminders(joinedId)).toBe('T');
    setClock(later - 20 * HOUR);
    await remind();
    expect(await readReminders(joinedId)).toBe('TT');
    const lines = await sql('select data from notices where member_id = $1 order by notice_id', [
      joinedId,
    ]);
    expect(lines.map(({ data }) => JSON.parse(String(data)))).toEqual([
      { meeting: wallClock(MEETING) },
      { meeting: { meetingDate, meetingTime } },
    ]);
  });
});

describe('review reminders', () => {
  const afterwards = () => live(-3 * HOUR, -3 * HOUR, 1);

  // covers N2.6 (docs/coverage-statements.md)
  test('a host without other members gets no review reminder', async () => {
    await sql('delete from club_members where member_id = $1', [joinedId]);
    await afterwards();
    expect(await readReminders(hostId)).toBe('');
  });

  test('only a member who has not reviewed everyone gets a review reminder', async () => {
    await insertRow(server.context.database, 'reviews', {
      club_id: clubId,
      reviewer_id: joinedId,
      reviewee_id: hostId,
      comment_category: 'CONSIDERATE',
    });
    await afterwards();
    expect([await readReminders(joinedId), await readReminders(hostId)]).toEqual(['', 'R']);
  });
});

// covers N2.4 (docs/coverage-statements.md)
test('a club locked by a running change gets its reminders in the next run', async () => {
  setClock(MEETING - 20 * HOUR);
  const change = await server.context.database.checkOut();
  await change.query('begin');
  await change.query('select from clubs where club_id = $1 for update', [clubId]);
  await remind();
  expect([await readReminders(joinedId), await readReminders(hostId)]).toEqual(['', '']);
  const kick = `update club_members set status = 'CLUB_KICKED' where member_id = $1`;
  await change.query(kick, [joinedId]);
  await change.query('commit');
  change.release();
  await remind();
  expect([await readReminders(joinedId), await readReminders(hostId)]).toEqual(['', 'T']);
});

// covers N2.5 (docs/coverage-statements.md)
test('three parallel jobs over several batches remind each member once', async () => {
  await sql(
    `insert into members (nickname, email, about_me, gender, birth_year)
     select 'r' || translate(i::text, '0123456789', 'abcdefghij'), 'r' || i || '@example.com', '안녕', 'FEMALE', 1994
     from generate_series(1, 600) i`,
    [],
  );
  const people = await sql(`select member_id from members where email like 'r%@example.com'`, []);
  const ids = people.map((row) => row.member_id);
  for (let index = 0; index < ids.length; index += 15) {
    const club = await createClub(server.context, {
      hostId,
      memberLimit: 20,
      ...wallClock(MEETING),
    });
    await sql(
      `insert into club_members (club_id, member_id, status, applied_at)
       select $1, unnest($2::int[]), 'CLUB_JOINED', $3`,
      [club, ids.slice(index, index + 15), LONG_BEFORE],
    );
  }
  setClock(MEETING - 20 * HOUR);
  await Promise.all([remind(), remind(), remind()]);
  const [counted] = await sql(
    `select count(*)::int as made, count(distinct member_id)::int as members
     from notices where kind = 'MEETING_TOMORROW' and member_id = any($1)`,
    [ids],
  );
  expect(counted).toEqual({ made: 600, members: 600 });
  const [before] = await sql('select count(*)::int as made from notices', []);
  await remind();
  expect(await sql('select count(*)::int as made from notices', [])).toEqual([before]);
});

// This test must be last: the seat of a withdrawn member is valid only after the meeting.
test('a host whose members have all withdrawn gets no review reminder', async () => {
  await withdraw(server.context, joinedId);
  await live(-3 * HOUR, -3 * HOUR, 1);
  expect(await readReminders(hostId)).toBe('');
});
