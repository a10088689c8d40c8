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
/** A meeting on Sunday at noon, so that most windows go over midnight. */
const MEETING = Date.parse('2026-11-22T12:00:00+09:00');
const LONG_BEFORE = new Date(MEETING - 6 * DAY);

const kinds = { T: 'MEETING_TOMORROW', S: 'MEETING_SOON', R: 'REVIEW_DUE' } as const;
const wallClock = (moment: number) => ({
  meetingDate: seoulToday(new Date(moment)),
  meetingTime: seoulTimeOfDay(new Date(moment)),
});
const setClock = (moment: number) => server.clock.set(new Date(moment).toISOString());
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

// Seats are taken and given here without the program.
afterEach(() => matchRooms(server.context));

async function joinAt(memberId: number, moment: Date): Promise<void> {
  const change = `update club_members set applied_at = $3, decided_at = $3
    where club_id = $1 and member_id = $2`;
  await sql(change, [clubId, memberId, moment]);
}

/** The kinds of the member's reminders by their first letter, in the order they were made. */
async function toldTo(memberId: number): Promise<string> {
  const rows = await sql('select kind from notices where member_id = $1 order by notice_id', [
    memberId,
  ]);
  const letterOf = (kind: unknown) =>
    Object.entries(kinds).find(([, name]) => name === (kind as NoticeKind))?.[0] ?? '?';
  return rows.map(({ kind }) => letterOf(kind)).join('');
}

/** Runs the job every `step` from `from` before the meeting until `to` before it. */
async function live(from: number, to: number, step: number): Promise<void> {
  for (let left = from; left >= to; left -= step) {
    setClock(MEETING - left);
    await remind();
  }
}

/** Everything that can happen to a club and a member, and what they are told of by a job every ten minutes. */
const lives: { name: string; told: string; host?: string; prepare: () => Promise<unknown> }[] = [
  { name: 'opened and joined long before', told: 'TSR', prepare: async () => undefined },
  {
    name: 'opened inside the last day',
    told: 'SR',
    host: 'SR',
    prepare: async () => {
      for (const id of [hostId, joinedId]) await joinAt(id, new Date(MEETING - 5 * HOUR));
    },
  },
  {
    name: 'joined inside the last day',
    told: 'SR',
    prepare: () => joinAt(joinedId, new Date(MEETING - 23 * HOUR)),
  },
  {
    name: 'joined inside the last two hours',
    told: 'SR',
    prepare: () => joinAt(joinedId, new Date(MEETING - 30 * MINUTE)),
  },
  {
    name: 'cancelled before',
    told: '',
    host: '',
    prepare: () =>
      sql('update clubs set cancelled_at = $2 where club_id = $1', [clubId, LONG_BEFORE]),
  },
  {
    name: 'left',
    told: '',
    host: 'TS',
    prepare: () => sql('delete from club_members where member_id = $1', [joinedId]),
  },
  ...['CLUB_KICKED', 'CLUB_WAITING', 'CLUB_REJECTED'].map((status) => ({
    name: status,
    told: '',
    host: 'TS',
    prepare: () =>
      sql('update club_members set status = $2 where member_id = $1', [joinedId, status]),
  })),
  {
    name: 'suspended',
    told: '',
    prepare: () => sql(`update members set status = 'SUSPENDED' where member_id = $1`, [joinedId]),
  },
];

describe('a member is reminded a day before, two hours before and after the meeting', () => {
  // covers N2.4, N2.5, N2.6
  test.for(lives)('$name: $told', async ({ told, host = 'TSR', prepare }) => {
    await prepare();
    await live(26 * HOUR, -3 * HOUR, 30 * MINUTE);
    expect({ told: await toldTo(joinedId), host: await toldTo(hostId) }).toEqual({ told, host });
  });

  test.for([
    { left: 24 * HOUR + 1000, told: '' },
    { left: 24 * HOUR, told: 'T' },
    { left: 3 * HOUR + 1000, told: 'T' },
    { left: 3 * HOUR, told: '' },
    { left: 2 * HOUR + 1000, told: '' },
    { left: 2 * HOUR, told: 'S' },
    { left: 10 * MINUTE + 1000, told: 'S' },
    { left: 10 * MINUTE, told: '' },
    { left: 1000, told: '' },
    { left: 0, told: '' },
    { left: -2 * HOUR + 1000, told: '' },
    { left: -2 * HOUR, told: 'R' },
    { left: -3 * DAY + 1000, told: 'R' },
    { left: -3 * DAY, told: '' },
  ])('a server that comes up when $left ms are left makes “$told”', async ({ left, told }) => {
    await live(left, left, 1);
    expect(await toldTo(joinedId)).toBe(told);
  });

  test.for([
    { joinedLeft: HOUR, left: 15 * MINUTE + 1000, told: 'S' },
    { joinedLeft: HOUR, left: 15 * MINUTE, told: '' },
    { joinedLeft: 2 * HOUR, left: 11 * MINUTE, told: 'S' },
    { joinedLeft: 24 * HOUR, left: 23 * HOUR, told: 'T' },
    { joinedLeft: 24 * HOUR - 1000, left: 23 * HOUR, told: '' },
  ])(
    'whoever joined with $joinedLeft ms left is told “$told” with $left ms left',
    async ({ joinedLeft, left, told }) => {
      await joinAt(joinedId, new Date(MEETING - joinedLeft));
      await live(left, left, 1);
      expect(await toldTo(joinedId)).toBe(told);
    },
  );

  test.for([
    { joinedLeft: 23 * HOUR, told: '' },
    { joinedLeft: HOUR, told: 'S' },
    { joinedLeft: 16 * MINUTE, told: 'S' },
    { joinedLeft: 14 * MINUTE, told: '' },
  ])(
    'somebody accepted with $joinedLeft ms left, after the others were told, hears “$told” at once',
    async ({ joinedLeft, told }) => {
      await live(24 * HOUR, joinedLeft + MINUTE, 11 * HOUR);
      const late = (await createMember(server.context)).memberId;
      const accepted = new Date(MEETING - joinedLeft);
      await addClubMember(server.context, clubId, late, 'CLUB_JOINED', '저도요.', accepted);
      await live(joinedLeft - 1000, joinedLeft - 1000, 1);
      expect(await toldTo(late)).toBe(told);
    },
  );

  test('a changed time is reminded of again, with the new time in the line', async () => {
    await live(24 * HOUR, 23 * HOUR, HOUR);
    const later = MEETING + 2 * DAY;
    const { meetingDate, meetingTime } = wallClock(later);
    const change = 'update clubs set meeting_date = $2, meeting_time = $3 where club_id = $1';
    await sql(change, [clubId, meetingDate, meetingTime]);
    await remind();
    expect(await toldTo(joinedId)).toBe('T');
    setClock(later - 20 * HOUR);
    await remind();
    expect(await toldTo(joinedId)).toBe('TT');
    const lines = await sql('select data from notices where member_id = $1 order by notice_id', [
      joinedId,
    ]);
    expect(lines.map(({ data }) => JSON.parse(String(data)))).toEqual([
      { meeting: wallClock(MEETING) },
      { meeting: { meetingDate, meetingTime } },
    ]);
  });
});

describe('a review is due', () => {
  const afterwards = () => live(-3 * HOUR, -3 * HOUR, 1);

  // covers N2.6
  test('for nobody who was alone', async () => {
    await sql('delete from club_members where member_id = $1', [joinedId]);
    await afterwards();
    expect(await toldTo(hostId)).toBe('');
  });

  test('for whoever has somebody left to review', async () => {
    await insertRow(server.context.database, 'reviews', {
      club_id: clubId,
      reviewer_id: joinedId,
      reviewee_id: hostId,
      comment_category: 'CONSIDERATE',
    });
    await afterwards();
    expect([await toldTo(joinedId), await toldTo(hostId)]).toEqual(['', 'R']);
  });
});

// covers N2.4
test('a club that is being changed is left for the next run, which knows who has gone', async () => {
  setClock(MEETING - 20 * HOUR);
  const change = await server.context.database.checkOut();
  await change.query('begin');
  await change.query('select from clubs where club_id = $1 for update', [clubId]);
  await remind();
  expect([await toldTo(joinedId), await toldTo(hostId)]).toEqual(['', '']);
  const kick = `update club_members set status = 'CLUB_KICKED' where member_id = $1`;
  await change.query(kick, [joinedId]);
  await change.query('commit');
  change.release();
  await remind();
  expect([await toldTo(joinedId), await toldTo(hostId)]).toEqual(['', 'T']);
});

// covers N2.5
test('three jobs at once over more than one batch remind each member once', async () => {
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

// The last test: a seat of somebody who has gone is right only after the meeting.
test('a review is due for nobody when all others have left the service', async () => {
  await withdraw(server.context, joinedId);
  await live(-3 * HOUR, -3 * HOUR, 1);
  expect(await toldTo(hostId)).toBe('');
});
