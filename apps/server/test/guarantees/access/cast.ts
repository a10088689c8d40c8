import { randomUUID } from 'node:crypto';
import type { Context } from '#server/context.ts';
import { hashPassword } from '#server/modules/members/password-hash.ts';
import { addClubMember, createClub } from '#test/factories/club-factory.ts';
import { insertRow, runPrepared } from '#test/factories/insert-row.ts';
import { matchRooms } from '#test/factories/match-rooms.ts';
import { type TestMember, withdraw } from '#test/factories/member-factory.ts';
import { PASSWORD } from '#test/factories/password-member.ts';
import { createCastCrews } from './cast-crews.ts';
import { createCastDates } from './cast-dates.ts';

const members = ['stranger', 'waiting', 'joined', 'rejected', 'kicked', 'host', 'cohost'] as const;
export const outsiders = ['guest', 'suspended', 'withdrawn'] as const;
export const actors = [...members, ...outsiders] as const;
export type Actor = (typeof actors)[number];

const roles = [...members, 'suspended', 'withdrawn', 'other', 'critic'] as const;
export type Role = (typeof roles)[number];

export type Cast = {
  people: Record<Role, TestMember>;
  club: number;
  pastClub: number;
  otherClub: number;
  crew: number;
  endedCrew: number;
  otherCrew: number;
  date: number;
  heldDate: number;
  seats: Partial<Record<Role, number>>;
};

const seatStatus = {
  waiting: 'CLUB_WAITING',
  joined: 'CLUB_JOINED',
  rejected: 'CLUB_REJECTED',
  kicked: 'CLUB_KICKED',
} as const;

let passwordHash: Promise<string> | undefined;
let made = 0;

/**
 * Each role gets a birth year that occurs nowhere else in a reply, so that the leak check can
 * recognize it.
 */
export function plantedBirthYear(role: Role): number {
  return 1951 + roles.indexOf(role);
}

export function plantedAnswer(role: Role): string {
  return `planted answer of ${role}`;
}

export const PLANTED_REASON = 'planted reason of a report';

export async function createCast(context: Context): Promise<Cast> {
  const { database } = context;
  const people = await createPeople(context);
  const hostId = people.host.memberId;
  const club = await createClub(context, { hostId });
  const pastClub = await createClub(context, { hostId, meetingDate: '2026-11-10' });
  const otherClub = await createClub(context, { hostId: people.other.memberId });
  const critic = people.critic.memberId;
  const seated = Object.entries(seatStatus) as [keyof typeof seatStatus, string][];
  const seatRows = seated.flatMap(([role, status]) =>
    [club, pastClub].map((at) => ({
      at,
      who: people[role].memberId,
      status,
      said: plantedAnswer(role),
    })),
  );
  seatRows.push({
    at: otherClub,
    who: critic,
    status: 'CLUB_WAITING',
    said: plantedAnswer('critic'),
  });
  const rows = await addSeats(context, seatRows);
  await matchRooms(context, club);
  await addClubMember(context, pastClub, critic, 'CLUB_JOINED', null);
  const seatIn = (role: Role) =>
    rows.find((row) => row.club_id === club && row.member_id === people[role].memberId);
  const seats: Cast['seats'] = Object.fromEntries(
    seated.map(([role]) => [role, Number(seatIn(role)?.club_member_id)]),
  );
  await runPrepared(
    database,
    `insert into reviews (club_id, reviewer_id, reviewee_id, comment_category)
     select $1, $2, unnest($3::int[]), 'CONSIDERATE'`,
    [pastClub, critic, [hostId, people.joined.memberId]],
  );
  await insertRow(database, 'club_reports', {
    club_id: club,
    reporter_id: critic,
    category: 'ETC',
    reason: PLANTED_REASON,
  });
  await runPrepared(database, `update members set status = 'SUSPENDED' where member_id = $1`, [
    people.suspended.memberId,
  ]);
  await withdraw(context, people.withdrawn.memberId);
  const crews = await createCastCrews(context, people);
  const dates = await createCastDates(context, crews.crew, people);
  return { people, club, pastClub, otherClub, ...crews, ...dates, seats };
}

async function createPeople(context: Context): Promise<Record<Role, TestMember>> {
  passwordHash ??= hashPassword(PASSWORD);
  made += 1;
  const named = roles.map((role, index) => ({
    role,
    nickname: freshNickname(),
    email: `planted.${role}.${made}@mail.example`,
    year: plantedBirthYear(role),
    gender: index % 2 === 0 ? 'FEMALE' : 'MALE',
  }));
  const rows = await runPrepared(
    context.database,
    `insert into members (nickname, email, password_hash, about_me, gender, birth_year)
     select nickname, email, $5, '작게 모여요.', gender, birth_year
     from unnest($1::text[], $2::text[], $3::text[], $4::int[]) as m(nickname, email, gender, birth_year)
     returning member_id, email`,
    [
      named.map(({ nickname }) => nickname),
      named.map(({ email }) => email),
      named.map(({ gender }) => gender),
      named.map(({ year }) => year),
      await passwordHash,
    ],
  );
  const ids = new Map(rows.map((row) => [String(row.email), Number(row.member_id)]));
  const people: Partial<Record<Role, TestMember>> = {};
  const tokens = await openDevices(context, [...ids.values()]);
  for (const { role, nickname, email } of named) {
    const memberId = ids.get(email) ?? 0;
    people[role] = { memberId, nickname, email, token: tokens.get(memberId) ?? '' };
  }
  return people as Record<Role, TestMember>;
}

async function openDevices(
  { database, clock, tokens }: Context,
  memberIds: number[],
): Promise<Map<number, string>> {
  const sessions = memberIds.map((memberId) => ({ memberId, sessionId: randomUUID() }));
  await runPrepared(
    database,
    `insert into sessions (session_id, member_id, created_at)
     select session_id, member_id, $3 from unnest($1::uuid[], $2::int[]) as s(session_id, member_id)`,
    [sessions.map(({ sessionId }) => sessionId), memberIds, clock.now()],
  );
  const issued = sessions.map(async (session) => {
    return [session.memberId, await tokens.issue(session)] as const;
  });
  return new Map(await Promise.all(issued));
}

type Seat = { at: number; who: number; status: string; said: string };

function addSeats({ database, clock }: Context, seatRows: Seat[]) {
  return runPrepared(
    database,
    `insert into club_members (club_id, member_id, status, join_answer, decided_at)
     select club_id, member_id, status, join_answer, $5
     from unnest($1::int[], $2::int[], $3::text[], $4::text[])
       as p(club_id, member_id, status, join_answer)
     returning club_member_id, club_id, member_id`,
    [
      seatRows.map(({ at }) => at),
      seatRows.map(({ who }) => who),
      seatRows.map(({ status }) => status),
      seatRows.map(({ said }) => said),
      clock.now(),
    ],
  );
}

const LETTERS = 'abcdefghijklmnop';
let named = 0;

/** Nicknames contain letters only, so that the leak check cannot mistake a nickname for an id. */
export function freshNickname(): string {
  named += 1;
  const digits = named.toString(16).padStart(6, '0');
  return `n${[...digits].map((digit) => LETTERS[Number.parseInt(digit, 16)]).join('')}`;
}
