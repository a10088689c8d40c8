import type { ClubMemberStatus } from '@azit/contract/clubs/club.schema';
import { judgeEligibility } from '@azit/rules/club-eligibility';
import fc from 'fast-check';
import { expect } from 'vitest';
import { addClubMember, createClub } from '#test/factories/club-factory.ts';
import { emptyTables, runSql } from '#test/factories/insert-row.ts';
import { createMember, type TestMember } from '#test/factories/member-factory.ts';
import { isLongRun } from '#test/harness/round-count.ts';
import { server, test } from '#test/harness/server-test.ts';

let hosts: TestMember[];
test.beforeAll(async () => {
  hosts = [];
  for (let made = 0; made < 3; made += 1) hosts.push(await createMember(server.context));
});

const PATIENCE_MS = 90_000;
const NOW = new Date('2026-11-15T12:00:00+09:00');
const maybeYear = fc.option(fc.integer({ min: 1985, max: 2000 }), { nil: null });
const clubShape = fc.record({
  host: fc.nat(2),
  categorySmallId: fc.integer({ min: 1, max: 35 }),
  meetingDate: fc.constantFrom('2026-11-14', '2026-11-15', '2026-11-16', '2026-12-24'),
  meetingTime: fc.constantFrom('11:59', '12:00', '12:01'),
  memberLimit: fc.constantFrom(3, 8),
  genderRestriction: fc.constantFrom('ALL' as const, 'MALE_ONLY' as const, 'FEMALE_ONLY' as const),
  birthYearMin: maybeYear,
  birthYearMax: maybeYear,
  othersJoined: fc.nat(2),
  isCancelled: fc.constantFrom(false, false, false, true),
  own: fc.constantFrom<ClubMemberStatus | null>(
    null,
    null,
    'CLUB_WAITING',
    'CLUB_JOINED',
    'CLUB_REJECTED',
    'CLUB_KICKED',
  ),
  decidedHoursAgo: fc.constantFrom(1, 24, 25),
});
const worldShape = fc.record({
  clubs: fc.array(clubShape, { minLength: 6, maxLength: 12 }),
  interests: fc.uniqueArray(fc.integer({ min: 1, max: 35 }), { minLength: 1, maxLength: 12 }),
  gender: fc.constantFrom('MALE' as const, 'FEMALE' as const),
  birthYear: fc.integer({ min: 1984, max: 2001 }),
});
type ClubShape = typeof clubShape extends fc.Arbitrary<infer Shape> ? Shape : never;

async function build(shape: ClubShape, viewer: TestMember): Promise<number> {
  const { birthYearMin: min, birthYearMax: max } = shape;
  const ordered = min !== null && max !== null && min > max ? { birthYearMin: null } : {};
  const hostId = hosts[shape.host]?.memberId ?? 0;
  const cancelledAt = shape.isCancelled ? NOW : null;
  const clubId = await createClub(server.context, { ...shape, ...ordered, hostId, cancelledAt });
  const own = shape.own === 'CLUB_JOINED' ? 1 : 0;
  const others = hosts.filter(({ memberId }) => memberId !== hostId);
  for (const { memberId } of others.slice(0, shape.othersJoined - own)) {
    await addClubMember(server.context, clubId, memberId, 'CLUB_JOINED');
  }
  if (shape.own !== null) {
    const decidedAt = new Date(NOW.getTime() - shape.decidedHoursAgo * 3_600_000);
    await addClubMember(server.context, clubId, viewer.memberId, shape.own, '네', decidedAt);
  }
  return clubId;
}

async function joinable(viewer: TestMember, gender: 'MALE' | 'FEMALE', birthYear: number) {
  const rows = await runSql(
    server.context.database,
    `select c.*, cm.status, cm.decided_at,
       (c.meeting_date, c.meeting_time) > ('2026-11-15'::date, '12:00'::time) as is_ahead
     from clubs c left join club_members cm on cm.club_id = c.club_id and cm.member_id = $1`,
    [viewer.memberId],
  );
  const year = (value: unknown) => (value === null ? null : String(value));
  return rows
    .filter((row) => {
      const isActive = row.is_ahead === true && row.cancelled_at === null;
      const club = {
        hostId: Number(row.host_id),
        phase: isActive ? ('open' as const) : ('over' as const),
        joinedCount: Number(row.joined_count),
        memberLimit: Number(row.member_limit),
        genderRestriction: row.gender_restriction as 'ALL',
        birthYearMin: year(row.birth_year_min),
        birthYearMax: year(row.birth_year_max),
      };
      const application =
        row.status === null
          ? undefined
          : { status: row.status as ClubMemberStatus, rejectedAt: row.decided_at as Date };
      const member = {
        memberId: viewer.memberId,
        gender,
        birthYear: String(birthYear),
        application,
      };
      return judgeEligibility(club, member, NOW).allowed;
    })
    .map((row) => Number(row.club_id));
}

type Card = { clubId: number; categorySmall: { categorySmallId: number; categoryLargeId: number } };

async function pages(viewer: TestMember, size: number): Promise<Card[]> {
  const all: Card[] = [];
  for (let page = 1; ; page += 1) {
    const url = `/api/clubs/recommend/${viewer.memberId}?page=${page}&size=${size}`;
    const reply = await server.call({ method: 'GET', url, token: viewer.token });
    const { data } = reply.json();
    if (data.length === 0) return all;
    all.push(...data);
  }
}

// covers P3.4 (docs/coverage-statements.md)
test('recommendations are exactly the eligible clubs, each once, interests first', {
  timeout: PATIENCE_MS,
}, async () => {
  await fc.assert(
    fc.asyncProperty(worldShape, fc.integer({ min: 2, max: 7 }), async (world, size) => {
      await emptyTables(server.context.database, 'chat_rooms', 'club_members', 'clubs');
      const { interests, gender, birthYear } = world;
      const viewer = await createMember(server.context, { interests, gender, birthYear });
      for (const shape of world.clubs) await build(shape, viewer);
      const listed = await pages(viewer, size);
      const ids = listed.map((card) => card.clubId);
      const expected = await joinable(viewer, gender, birthYear);
      expect(ids.toSorted((a, b) => a - b)).toEqual(expected.toSorted((a, b) => a - b));
      const wholePage = await pages(viewer, 50);
      expect(wholePage.map((card) => card.clubId)).toEqual(ids);
      const larges = new Set(interests.map((id) => Math.ceil(id / 5)));
      const matching = listed.map(({ categorySmall }) =>
        interests.includes(categorySmall.categorySmallId)
          ? 2
          : Number(larges.has(categorySmall.categoryLargeId)),
      );
      expect(matching).toEqual(matching.toSorted((a, b) => b - a));
    }),
    { numRuns: isLongRun ? 60 : 6, seed: 515 },
  );
});

test('a club never ranks lower after its category becomes an interest', {
  timeout: PATIENCE_MS,
}, async () => {
  await fc.assert(
    fc.asyncProperty(worldShape, fc.nat(), async (world, pick) => {
      await emptyTables(server.context.database, 'chat_rooms', 'club_members', 'clubs');
      const { interests, gender, birthYear } = world;
      const viewer = await createMember(server.context, { interests, gender, birthYear });
      for (const shape of world.clubs) await build({ ...shape, own: null }, viewer);
      const before = await pages(viewer, 50);
      const chosen = before[pick % Math.max(1, before.length)];
      if (chosen === undefined) return;
      const more = [...new Set([...interests, chosen.categorySmall.categorySmallId])];
      const keener = await createMember(server.context, { interests: more, gender, birthYear });
      const after = await pages(keener, 50);
      const positionIn = (list: Card[]) => list.findIndex((card) => card.clubId === chosen.clubId);
      const sameCategory = (card: Card) =>
        card.categorySmall.categorySmallId === chosen.categorySmall.categorySmallId;
      const overtaking = after.slice(0, positionIn(after)).filter((card) => !sameCategory(card));
      const ahead = new Set(before.slice(0, positionIn(before)).map((card) => card.clubId));
      expect(overtaking.every((card) => ahead.has(card.clubId))).toBe(true);
    }),
    { numRuns: isLongRun ? 60 : 4, seed: 516 },
  );
});
