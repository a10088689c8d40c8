import type { Context } from '#server/context.ts';
import { newCrew } from '#test/factories/crew-factory.ts';
import { runPrepared } from '#test/factories/insert-row.ts';
import type { TestMember } from '#test/factories/member-factory.ts';

const insertCrews = `
  insert into crews (host_id, name, category_small_id, every, starts_on, meeting_time,
    duration_minutes, is_online, location, member_limit, fee, created_at, hosted_at, ended_at)
  select host_id, $2, 6, 'NONE', '2026-11-15', '20:00', 120, false, '서울 성동구', 8, 0, $3, $3, ended_at
  from unnest($1::int[], $4::timestamptz[]) with ordinality as made (host_id, ended_at, ordinal)
  order by ordinal
  returning crew_id`;
const insertMembers = `
  insert into crew_members (crew_id, member_id, role, state, invited_at, joined_at)
  select crew_id, member_id, role, state, $5, $5
  from unnest($1::int[], $2::int[], $3::text[], $4::text[]) as m (crew_id, member_id, role, state)`;
const insertRooms = `
  with opened as (
    insert into chat_rooms (crew_id, last_message_at, created_at)
    select unnest($1::int[]), $2, $2 returning room_id, crew_id)
  insert into chat_members (room_id, member_id, joined_seq, read_seq)
  select room_id, member_id, 0, 0 from opened join crew_members using (crew_id)
  where state = 'JOINED'`;

const roles = {
  host: ['HOST', 'JOINED'],
  cohost: ['COHOST', 'JOINED'],
  joined: ['MEMBER', 'JOINED'],
  waiting: ['MEMBER', 'INVITED'],
  rejected: ['MEMBER', 'LEFT'],
  kicked: ['MEMBER', 'REMOVED'],
} as const;

type Crews = { crew: number; endedCrew: number; otherCrew: number };

/**
 * The roles of a club have counterparts in a crew: waiting means invited, rejected means left, and
 * kicked means removed.
 */
export async function createCastCrews(
  { database, clock }: Context,
  people: Record<keyof typeof roles | 'other', TestMember>,
): Promise<Crews> {
  const now = clock.now();
  const [hostId, otherId] = [people.host.memberId, people.other.memberId];
  const hosts = [hostId, hostId, otherId];
  const made = await runPrepared(database, insertCrews, [
    hosts,
    newCrew.name,
    now,
    [null, now, null],
  ]);
  const [crew = 0, endedCrew = 0, otherCrew = 0] = made.map((row) => Number(row.crew_id));
  const rows = [crew, endedCrew].flatMap((crewId) =>
    Object.entries(roles).map(([name, [role, state]]) => {
      return { crewId, memberId: people[name as keyof typeof roles].memberId, role, state };
    }),
  );
  const all = [...rows, { crewId: otherCrew, memberId: otherId, role: 'HOST', state: 'JOINED' }];
  await runPrepared(database, insertMembers, [
    all.map(({ crewId }) => crewId),
    all.map(({ memberId }) => memberId),
    all.map(({ role }) => role),
    all.map(({ state }) => state),
    now,
  ]);
  await runPrepared(database, insertRooms, [[crew, endedCrew, otherCrew], now]);
  return { crew, endedCrew, otherCrew };
}
