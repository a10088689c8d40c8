import { randomUUID } from 'node:crypto';
import type { Context } from '#server/context.ts';
import { hashPassword } from '#server/modules/members/password-hash.ts';
import { addClubMember, createClub } from '#test/factories/club-factory.ts';
import { insertRow, runSql } from '#test/factories/insert-row.ts';
import { type TestMember, withdraw } from '#test/factories/member-factory.ts';
import { PASSWORD } from '#test/factories/password-member.ts';

/** Logged-in members, each with another relation to the club. */
const members = ['stranger', 'waiting', 'joined', 'rejected', 'kicked', 'host'] as const;
/** Callers who may use public endpoints only. */
export const outsiders = ['guest', 'suspended', 'withdrawn'] as const;
export const actors = [...members, ...outsiders] as const;
export type Actor = (typeof actors)[number];

/** `other` hosts the other club; `critic` has reviewed all members. */
const roles = [...members, 'suspended', 'withdrawn', 'other', 'critic'] as const;
export type Role = (typeof roles)[number];

export type Cast = {
  people: Record<Role, TestMember>;
  club: number;
  pastClub: number;
  otherClub: number;
  /** The actor's own row in the club. */
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

/** A year that occurs nowhere else in a reply. */
export function birthYearOf(role: Role): number {
  return 1951 + roles.indexOf(role);
}

export function answerOf(role: Role): string {
  return `planted answer of ${role}`;
}

export const PLANTED_REASON = 'planted reason of a report';

/** Creates members and clubs whose private values are all unique, so that a leak can be recognized. */
export async function createCast(context: Context): Promise<Cast> {
  const { database, clock } = context;
  const people = await createPeople(context);
  const hostId = people.host.memberId;
  const club = await createClub(context, { hostId });
  const pastClub = await createClub(context, { hostId, meetingDate: '2026-11-10' });
  const otherClub = await createClub(context, { hostId: people.other.memberId });
  const seats: Cast['seats'] = {};
  for (const role of ['waiting', 'joined', 'rejected', 'kicked'] as const) {
    const { memberId } = people[role];
    const seat = [memberId, seatStatus[role], answerOf(role), clock.now()] as const;
    seats[role] = await addClubMember(context, club, ...seat);
    await addClubMember(context, pastClub, ...seat);
  }
  const critic = people.critic.memberId;
  await addClubMember(context, pastClub, critic, 'CLUB_JOINED', null);
  await addClubMember(context, otherClub, critic, 'CLUB_WAITING', answerOf('critic'));
  await runSql(
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
  await runSql(database, `update members set status = 'SUSPENDED' where member_id = $1`, [
    people.suspended.memberId,
  ]);
  await withdraw(context, people.withdrawn.memberId);
  return { people, club, pastClub, otherClub, seats };
}

async function createPeople(context: Context): Promise<Record<Role, TestMember>> {
  passwordHash ??= hashPassword(PASSWORD);
  made += 1;
  const named = roles.map((role, index) => ({
    role,
    nickname: freshNickname(),
    email: `planted.${role}.${made}@mail.example`,
    year: birthYearOf(role),
    gender: index % 2 === 0 ? 'FEMALE' : 'MALE',
  }));
  const rows = await runSql(
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
  for (const { role, nickname, email } of named) {
    const memberId = ids.get(email) ?? 0;
    people[role] = { memberId, nickname, email, token: await openDevice(context, memberId) };
  }
  return people as Record<Role, TestMember>;
}

async function openDevice({ database, clock, tokens }: Context, memberId: number) {
  const sessionId = randomUUID();
  const row = { session_id: sessionId, member_id: memberId, created_at: clock.now() };
  await insertRow(database, 'sessions', row);
  return tokens.issue({ memberId, sessionId });
}

const LETTERS = 'abcdefghijklmnop';
let named = 0;

/** Returns a new nickname of letters only, so that it cannot be taken for an id. */
export function freshNickname(): string {
  named += 1;
  const digits = named.toString(16).padStart(6, '0');
  return `n${[...digits].map((digit) => LETTERS[Number.parseInt(digit, 16)]).join('')}`;
}
