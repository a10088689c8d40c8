import { unchangedPlan } from '#test/factories/club-factory.ts';
import { runSql } from '#test/factories/insert-row.ts';
import { matchRooms } from '#test/factories/match-rooms.ts';
import type { TestMember } from '#test/factories/member-factory.ts';
import { server } from '#test/harness/server-test.ts';
import { type Cast, type Role, roles } from './cast.ts';
import { type CrowdCrew, createCrews } from './crew-of-crowd.ts';

export type Crowd = Cast &
  CrowdCrew & {
    clubId: number;
    pastClubId: number;
    roomId: number;
  };

const follows: readonly (readonly [Role, Role])[] = [
  ['fan', 'host'],
  ['fan', 'joined'],
  ['fan', 'other'],
  ['fan', 'waiting'],
  ['joined', 'other'],
  ['other', 'joined'],
  ['waiting', 'host'],
  ['host', 'joined'],
];

const seats: readonly (readonly [Role, string])[] = [
  ['host', 'CLUB_JOINED'],
  ['joined', 'CLUB_JOINED'],
  ['other', 'CLUB_JOINED'],
];

const insertMembers = `
  insert into members (nickname, email, about_me, gender, birth_year)
  select 'm' || translate((known.last + n)::text, '0123456789', 'abcdefghij'),
    known.last + n || '@example.com', '소개', 'FEMALE', 1994
  from generate_series(1, $1::int) as n,
    (select coalesce(max(member_id), 0) as last from members) as known
  returning member_id, nickname, email`;
const insertSessions = `
  insert into sessions (session_id, member_id, created_at)
  select gen_random_uuid(), unnest($1::int[]), $2 returning member_id, session_id`;
const insertFollows = `
  insert into follows (follower_id, followee_id) select * from unnest($1::int[], $2::int[])`;
const insertSeats = `
  insert into club_members (club_id, member_id, status)
  select * from unnest($1::int[], $2::int[], $3::text[])`;
const insertClubs = `
  insert into clubs (host_id, club_name, club_info, join_question, fee, meeting_date, meeting_time,
    duration_minutes, member_limit, gender_restriction, is_online, location, category_small_id,
    category_large_id)
  select host_id, $3, '소개', '질문', 0, $2, '14:00', 120, 8, 'ALL', false, $4, 6, 2
  from unnest($1::int[]) with ordinality as hosts (host_id, ordinal) order by ordinal
  returning club_id`;
const selectRooms = 'select room_id, club_id from chat_rooms where club_id = any($1)';

const sql = (text: string, values: unknown[]) => runSql(server.context.database, text, values);

export async function createCrowds(count: number): Promise<Crowd[]> {
  const made = await createMembers(count * roles.length);
  const casts = Array.from({ length: count }, (_, turn) => castRoles(made, turn));
  const pairs = casts.flatMap((cast) => follows.map((pair) => pair.map((role) => cast[role])));
  const idsAt = (side: number) => pairs.map((pair) => pair[side]?.memberId);
  await sql(insertFollows, [idsAt(0), idsAt(1)]);
  const pastClubIds = await createClubs(casts, '2026-11-14');
  const clubIds = await createClubs(casts, '2026-11-21');
  const waiting = casts.map((cast) => cast.waiting.memberId);
  await sql(insertSeats, [clubIds, waiting, clubIds.map(() => 'CLUB_WAITING')]);
  await matchRooms(server.context, ...pastClubIds, ...clubIds);
  const rooms = await sql(selectRooms, [clubIds]);
  const roomIds = new Map(rooms.map((row) => [Number(row.club_id), Number(row.room_id)]));
  const crews = await createCrews(casts);
  return casts.map((cast, index) => {
    const clubId = clubIds[index] ?? 0;
    const pastClubId = pastClubIds[index] ?? 0;
    const crew = crews[index] as CrowdCrew;
    return { ...cast, ...crew, clubId, pastClubId, roomId: roomIds.get(clubId) ?? 0 };
  });
}

async function createMembers(count: number): Promise<TestMember[]> {
  const { clock, tokens } = server.context;
  const members = await sql(insertMembers, [count]);
  const memberIds = members.map((row) => Number(row.member_id));
  const sessions = await sql(insertSessions, [memberIds, clock.now()]);
  const sessionIds = new Map(sessions.map((row) => [row.member_id, String(row.session_id)]));
  return Promise.all(
    members.map(async (row) => {
      const memberId = Number(row.member_id);
      const sessionId = sessionIds.get(memberId) ?? '';
      const token = await tokens.issue({ memberId, sessionId });
      return { memberId, nickname: String(row.nickname), email: String(row.email), token };
    }),
  );
}

/**
 * Assigns one member to each role. Every turn gives the lowest id to another role, so that an
 * operation that does not lock in id order causes a deadlock.
 */
function castRoles(made: readonly TestMember[], turn: number): Cast {
  const members = made.slice(turn * roles.length, (turn + 1) * roles.length);
  const cast = roles.map((role, index) => [role, members[(index + turn) % roles.length]]);
  return Object.fromEntries(cast);
}

async function createClubs(casts: readonly Cast[], day: string): Promise<number[]> {
  const hostIds = casts.map((cast) => cast.host.memberId);
  const { clubName, location } = unchangedPlan;
  const rows = await sql(insertClubs, [hostIds, day, clubName, location]);
  const clubIds = rows.map((row) => Number(row.club_id));
  const taken = clubIds.flatMap((clubId, index) =>
    seats.map(([role, status]) => [clubId, casts[index]?.[role].memberId, status] as const),
  );
  await sql(insertSeats, [
    taken.map(([clubId]) => clubId),
    taken.map(([, memberId]) => memberId),
    taken.map(([, , status]) => status),
  ]);
  return clubIds;
}
