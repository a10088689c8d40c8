import type { CreateCrewBody } from '@azit/contract/crews/crew.payload';
import type { Crew } from '@azit/contract/crews/crew.schema';
import { readCommandLine } from '#server/commands/operator/command-line.ts';
import { restoreMember, suspendMember } from '#server/commands/operator/members/member-status.ts';
import type { Command } from '#server/commands/operator/operator-session.ts';
import { silentProgress } from '#server/commands/progress.ts';
import { server } from '#test/harness/server-test.ts';
import { insertRow, runSql } from './insert-row.ts';
import { createMember, logInAs, type TestMember } from './member-factory.ts';

export const newCrew: CreateCrewBody = {
  name: '수요일엔 책방',
  intro: '한 달에 한 권씩 읽어요.',
  categorySmallId: 6,
  plan: {
    meetingTime: '20:00',
    durationMinutes: 120,
    isOnline: 'offline',
    location: '서울 성동구 연무장길 7',
    memberLimit: 8,
    fee: 0,
  },
  rhythm: { every: 'NONE' },
};

type Method = 'DELETE' | 'GET' | 'PATCH' | 'POST' | 'PUT';

export async function send({ token }: TestMember, method: Method, url: string, payload?: object) {
  return server.call({ method, url, token, ...(payload && { payload }) });
}

export async function postCrew(host: TestMember, parts: Partial<CreateCrewBody> = {}) {
  return send(host, 'POST', '/api/crews', { ...newCrew, ...parts });
}

export type CrewWorld = { crewId: number; host: TestMember; members: TestMember[] };

export async function createCrew(
  memberCount = 0,
  parts: Partial<CreateCrewBody> = {},
): Promise<CrewWorld> {
  const host = await createMember(server.context);
  const crewId = Number((await postCrew(host, parts)).json().data.crewId);
  const members: TestMember[] = [];
  while (members.length < memberCount) {
    const member = await createMember(server.context);
    await joinCrew(crewId, member);
    members.push(member);
  }
  return { crewId, host, members };
}

export async function insertInvitation(crewId: number, { memberId }: TestMember) {
  const { database, clock } = server.context;
  await insertRow(database, 'crew_members', {
    crew_id: crewId,
    member_id: memberId,
    state: 'INVITED',
    invited_at: clock.now(),
  });
}

export const answer = (crewId: number, member: TestMember, joining: boolean) =>
  send(member, 'PUT', `/api/crews/${crewId}/membership`, { joining });

export async function joinCrew(crewId: number, member: TestMember): Promise<number> {
  await insertInvitation(crewId, member);
  return (await answer(crewId, member, true)).statusCode;
}

export async function makeCohost({ crewId, host }: CrewWorld, member: TestMember): Promise<void> {
  const url = `/api/crews/${crewId}`;
  await send(host, 'PATCH', `${url}/members/${member.memberId}`, { role: 'COHOST' });
  await send(member, 'PUT', `${url}/handovers/${member.memberId}`, { accepting: true });
}

type DateParts = {
  day?: string;
  time?: string;
  limit?: number;
  seats?: TestMember[];
  isPublic?: boolean;
};

/**
 * Inserts a crew meeting as the job would create it, even if the rhythm does not require it yet.
 */
export async function insertDate(
  { crewId, host }: CrewWorld,
  { day = '2026-11-25', time = '20:00', limit = 8, seats = [], isPublic = false }: DateParts = {},
): Promise<number> {
  const { database } = server.context;
  const { club_id: clubId } = await insertRow(database, 'clubs', {
    crew_id: crewId,
    planned_date: day,
    visibility: isPublic ? 'LISTED' : 'BY_LINK',
    host_id: host.memberId,
    club_name: newCrew.name,
    club_info: newCrew.intro,
    join_question: '질문',
    fee: 0,
    meeting_date: day,
    meeting_time: time,
    duration_minutes: 120,
    member_limit: limit,
    gender_restriction: 'ALL',
    is_online: false,
    location: newCrew.plan.location,
    location_visibility: 'ALL',
    category_small_id: 6,
    category_large_id: 2,
  });
  const memberIds = [host, ...seats].map(({ memberId }) => memberId);
  await runSql(
    database,
    `insert into club_members (club_id, member_id, status, applied_at, decided_at)
     select $1, unnest($2::int[]), 'CLUB_JOINED', $3, $3`,
    [clubId, memberIds, server.clock.now()],
  );
  await runSql(
    database,
    `insert into club_cohosts (club_id, member_id)
     select $1, member_id from crew_members where crew_id = $2 and role = 'COHOST'`,
    [clubId, crewId],
  );
  return Number(clubId);
}

export async function readCrew(crewId: number, member: TestMember): Promise<Crew> {
  return (await send(member, 'GET', `/api/crews/${crewId}`)).json().data;
}

export async function readStatus(crewId: number, member: TestMember): Promise<number> {
  return (await send(member, 'GET', `/api/crews/${crewId}`)).statusCode;
}

/** Moves the clock and logs the members in again, because their tokens have expired. */
export async function passDays(days: number, ...members: TestMember[]): Promise<void> {
  server.clock.advance(days * 24 * 60 * 60_000);
  for (const member of members) member.token = await logInAs(server.context, member.memberId);
}

export const suspend = (member: TestMember) => changeStatus(suspendMember, 'suspend', member);
export const restore = (member: TestMember) => changeStatus(restoreMember, 'restore', member);

async function changeStatus(
  run: Command['run'],
  action: string,
  { memberId }: TestMember,
): Promise<void> {
  const { database, doorbells, jobs, clock, config } = server.context;
  const services = { database, doorbells, jobs, clock, config };
  const session = { ...services, operator: 'test', now: clock.now(), progress: silentProgress };
  const words = ['members', action, String(memberId), '--note', '까닭'];
  await run(session, readCommandLine(words));
}

export async function readRow(sql: string, values: unknown[]) {
  return (await runSql(server.context.database, sql, values))[0];
}

export async function describeDate(clubId: number): Promise<{ host: number; seats: number[] }> {
  const row = await readRow(
    `select c.host_id, array(
       select member_id from club_members where club_id = c.club_id and status = 'CLUB_JOINED'
       order by member_id) as seats
     from clubs c where club_id = $1`,
    [clubId],
  );
  return { host: Number(row?.host_id), seats: (row?.seats ?? []) as number[] };
}

/** Inserts members without a login and puts them into the crew and its room. */
export async function fillCrew(crewId: number, count: number): Promise<void> {
  await runSql(
    server.context.database,
    `with made as (
       insert into members (nickname, email, about_me, gender, birth_year)
       select 'f' || translate((known.last + n)::text, '0123456789', 'abcdefghij'),
         'full' || known.last + n || '@example.com', '소개', 'FEMALE', 1994
       from generate_series(1, $2::int) as n, (select $1::int * 100 as last) as known
       returning member_id),
     joined as (
       insert into crew_members (crew_id, member_id, state, joined_at)
       select $1, member_id, 'JOINED', $3 from made returning member_id)
     insert into chat_members (room_id, member_id, joined_seq, read_seq)
     select r.room_id, joined.member_id, 0, 0 from joined, chat_rooms r where r.crew_id = $1`,
    [crewId, count, server.clock.now()],
  );
}
