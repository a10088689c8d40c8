import { describe, expect } from 'vitest';
import { addClubMember, createClub } from '#test/factories/club-factory.ts';
import { createMember, type TestMember } from '#test/factories/member-factory.ts';
import { server, test } from '#test/harness/server-test.ts';

const roles = ['host', 'joined', 'waiting', 'rejected', 'kicked', 'stranger'] as const;
type Role = (typeof roles)[number];

let clubId: number;
let people: Record<Role | 'otherJoined' | 'otherWaiting' | 'otherRejected', TestMember>;

test.beforeAll(async () => {
  const { context } = server;
  const person = () => createMember(context, { gender: 'MALE', birthYear: 1987 });
  people = {
    host: await person(),
    joined: await person(),
    otherJoined: await person(),
    waiting: await person(),
    otherWaiting: await person(),
    rejected: await person(),
    otherRejected: await person(),
    kicked: await person(),
    stranger: await person(),
  };
  clubId = await createClub(context, { hostId: people.host.memberId });
  for (const [role, status] of [
    ['joined', 'CLUB_JOINED'],
    ['otherJoined', 'CLUB_JOINED'],
    ['waiting', 'CLUB_WAITING'],
    ['otherWaiting', 'CLUB_WAITING'],
    ['rejected', 'CLUB_REJECTED'],
    ['otherRejected', 'CLUB_REJECTED'],
    ['kicked', 'CLUB_KICKED'],
  ] as const) {
    const { memberId } = people[role];
    await addClubMember(context, clubId, memberId, status, `answer of ${role}`, new Date(0));
  }
});

type Row = { member: { memberId: number }; clubMemberStatus: string; joinAnswer?: string };

async function fetchRows(url: string, viewer: TestMember): Promise<Row[]> {
  const answer = await server.call({ method: 'GET', url, token: viewer.token });
  expect(answer.statusCode).toBe(200);
  expectNothingPersonal(answer.body);
  const { data } = answer.json();
  return Array.isArray(data) ? data : data.clubMembers;
}

function expectNothingPersonal(body: string) {
  for (const { email } of Object.values(people)) expect(body).not.toContain(email);
  expect(body).not.toMatch(/"(email|birthYear|gender|password\w*|token\w*|decidedAt)":/);
  expect(body).not.toContain('1987');
}

function listNames(rows: Row[]): string[] {
  const names = Object.entries(people);
  return rows.map(
    ({ member }) => names.find(([, one]) => one.memberId === member.memberId)?.[0] ?? '',
  );
}

function listAnswers(rows: Row[]): string[] {
  return rows.flatMap(({ joinAnswer }) => (typeof joinAnswer === 'string' ? [joinAnswer] : []));
}

const joined = ['host', 'joined', 'otherJoined'];

describe('the members and answers in the club detail', () => {
  // covers A4.16 (docs/coverage-statements.md)
  test.each([
    [
      'host',
      [...joined, 'waiting', 'otherWaiting'],
      ['joined', 'otherJoined', 'waiting', 'otherWaiting'],
    ],
    ['joined', joined, ['joined']],
    ['waiting', [...joined, 'waiting'], ['waiting']],
    ['rejected', [...joined, 'rejected'], ['rejected']],
    ['kicked', [...joined, 'kicked'], ['kicked']],
    ['stranger', joined, []],
  ] as const)(
    'the club detail shows only permitted members and answers to this viewer: %s',
    async (role, seen, answers) => {
      const rows = await fetchRows(`/api/clubs/${clubId}`, people[role]);
      expect(listNames(rows)).toEqual(seen);
      expect(listAnswers(rows)).toEqual(answers.map((name) => `answer of ${name}`));
      const retold = rows.filter((row) => 'reapplyAt' in row || 'reasonText' in row);
      expect(listNames(retold)).toEqual(role === 'rejected' ? ['rejected'] : []);
    },
  );
});

describe('the members and answers in the list of applications', () => {
  // covers A4.10 (docs/coverage-statements.md)
  test.each([
    [
      'host',
      [...joined, 'waiting', 'otherWaiting'],
      ['joined', 'otherJoined', 'waiting', 'otherWaiting'],
    ],
    ['joined', joined, []],
    ['waiting', joined, []],
    ['rejected', joined, []],
    ['kicked', joined, []],
    ['stranger', joined, []],
  ] as const)(
    'the applications list shows only permitted data to this viewer: %s',
    async (role, seen, answers) => {
      const rows = await fetchRows(`/api/clubs/${clubId}/signups`, people[role]);
      expect(listNames(rows)).toEqual(seen);
      expect(listAnswers(rows)).toEqual(answers.map((name) => `answer of ${name}`));
      if (role !== 'host') expect(rows.some((row) => 'joinAnswer' in row)).toBe(false);
    },
  );
});

test.each(['', '/signups'])('a guest gets 401 and no data from /api/clubs/{id}%s', async (rest) => {
  const answer = await server.call({ method: 'GET', url: `/api/clubs/${clubId}${rest}` });
  expect(answer.statusCode).toBe(401);
  expect(Object.keys(answer.json()).toSorted()).toEqual(['code', 'message', 'status']);
});
