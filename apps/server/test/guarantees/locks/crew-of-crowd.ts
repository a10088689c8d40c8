import { runSql } from '#test/factories/insert-row.ts';
import { server } from '#test/harness/server-test.ts';
import type { Cast } from './cast.ts';

/** The days of the existing meetings. The rhythm requires a third meeting, which is missing. */
export const fullDate = '2026-11-18';
const freeDate = '2026-11-25';

export type CrowdCrew = { crewId: number; fullDateId: number; freeDateId: number };

const insertCrews = `
  insert into crews (host_id, name, category_small_id, every, weekday, starts_on, meeting_time,
    duration_minutes, is_online, location, member_limit, fee, ahead, created_at, hosted_at)
  select host_id, '수요일엔 책방', 6, 'WEEKLY', 3, '${fullDate}', '20:00', 120, false,
    '서울 성동구 연무장길 7', 3, 0, 3, $2, $2
  from unnest($1::int[]) with ordinality as hosts (host_id, ordinal) order by ordinal
  returning crew_id`;
const insertCrewMembers = `
  insert into crew_members (crew_id, member_id, role, state, joined_at, requested_role)
  select crew_id, member_id, role, 'JOINED', $4, case role when 'COHOST' then 'HOST' end
  from unnest($1::int[], $2::int[], $3::text[]) as roles (crew_id, member_id, role)`;
const insertRooms = `
  with rooms as (
    insert into chat_rooms (crew_id, last_message_at, created_at)
    select crew_id, $2, $2 from unnest($1::int[]) as crews (crew_id) returning room_id, crew_id)
  insert into chat_members (room_id, member_id, joined_seq, read_seq)
  select room_id, member_id, 0, 0 from rooms join crew_members using (crew_id)`;
const insertDates = `
  insert into clubs (crew_id, planned_date, visibility, host_id, club_name, club_info,
    join_question, fee, meeting_date, meeting_time, duration_minutes, member_limit,
    gender_restriction, is_online, location, category_small_id, category_large_id)
  select crew_id, $2, 'BY_LINK', host_id, name, '소개', '질문', 0, $2, meeting_time,
    duration_minutes, member_limit, 'ALL', false, location, 6, 2
  from crews join unnest($1::int[]) with ordinality as made (crew_id, ordinal) using (crew_id)
  order by ordinal returning club_id`;
const insertSeats = `
  insert into club_members (club_id, member_id, status, applied_at, queued_at)
  select club_id, member_id, status, $4, case status when 'CLUB_WAITING' then $4::timestamptz end
  from unnest($1::int[], $2::int[], $3::text[]) as seats (club_id, member_id, status)`;
const insertCohosts = `
  insert into club_cohosts (club_id, member_id) select * from unnest($1::int[], $2::int[])`;

const sql = (text: string, values: unknown[]) => runSql(server.context.database, text, values);

/**
 * Gives each host a crew, whose co-host also has a request to become its host. One meeting of the
 * crew is full and has a queue, the other has free seats.
 */
export async function createCrews(casts: readonly Cast[]): Promise<CrowdCrew[]> {
  const now = server.clock.now();
  const hostIds = casts.map((cast) => cast.host.memberId);
  const crewIds = pick(await sql(insertCrews, [hostIds, now]), 'crew_id');
  const people = casts.flatMap(({ host, joined, waiting, fan }, index) => [
    { crewId: crewIds[index], memberId: host.memberId, role: 'HOST' },
    { crewId: crewIds[index], memberId: joined.memberId, role: 'COHOST' },
    { crewId: crewIds[index], memberId: waiting.memberId, role: 'MEMBER' },
    { crewId: crewIds[index], memberId: fan.memberId, role: 'MEMBER' },
  ]);
  await sql(insertCrewMembers, [
    people.map(({ crewId }) => crewId),
    people.map(({ memberId }) => memberId),
    people.map(({ role }) => role),
    now,
  ]);
  await sql(insertRooms, [crewIds, now]);
  const fullDateIds = await createDates(casts, crewIds, fullDate, ['joined', 'fan', 'waiting']);
  const freeDateIds = await createDates(casts, crewIds, freeDate, ['joined']);
  return crewIds.map((crewId, index) => {
    const [fullDateId = 0, freeDateId = 0] = [fullDateIds[index], freeDateIds[index]];
    return { crewId, fullDateId, freeDateId };
  });
}

async function createDates(
  casts: readonly Cast[],
  crewIds: readonly number[],
  day: string,
  others: readonly (keyof Cast)[],
): Promise<number[]> {
  const clubIds = pick(await sql(insertDates, [crewIds, day]), 'club_id');
  const seats = casts.flatMap((cast, index) =>
    (['host', ...others] as const).map((role) => ({
      clubId: clubIds[index],
      memberId: cast[role].memberId,
      status: role === 'waiting' ? 'CLUB_WAITING' : 'CLUB_JOINED',
    })),
  );
  await sql(insertSeats, [
    seats.map(({ clubId }) => clubId),
    seats.map(({ memberId }) => memberId),
    seats.map(({ status }) => status),
    server.clock.now(),
  ]);
  await sql(insertCohosts, [clubIds, casts.map((cast) => cast.joined.memberId)]);
  return clubIds;
}

const pick = (rows: Readonly<Record<string, unknown>>[], column: string) =>
  rows.map((row) => Number(row[column]));
