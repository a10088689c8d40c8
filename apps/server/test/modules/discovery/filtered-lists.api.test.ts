import { judgeEligibility } from '@azit/rules/club-eligibility';
import { expect } from 'vitest';
import { makeFilterWorld } from '#test/factories/filter-world.ts';
import { insertRow, runSql } from '#test/factories/insert-row.ts';
import { createMember, type TestMember } from '#test/factories/member-factory.ts';
import { server, test } from '#test/harness/server-test.ts';

const NOW = '2026-11-17T12:00:00+09:00';
const WEEKEND = ['2026-11-21', '2026-11-22'];
const AREAS = { chosen: ['41110', '11440'], found: ['41110', '41117', '11440'] };

type Club = { club_id: number; row: Record<string, unknown>; own: Record<string, unknown> | null };
type Filters = Record<'free' | 'online' | 'offline' | 'weekend' | 'joinable' | 'area', boolean>;

let viewer: TestMember;
let blocker: TestMember;
let hiddenHost: number;
let clubs: Club[];

test.override({ settings: { LIST_CACHE: 'off' } });
test.beforeAll(async () => {
  const { context } = server;
  server.clock.set(NOW);
  viewer = await createMember(context, { gender: 'MALE', birthYear: 1994, interests: [6, 11] });
  blocker = await createMember(context, { gender: 'MALE', birthYear: 1994 });
  const hosts: number[] = [];
  for (let made = 0; made < 3; made += 1) hosts.push((await createMember(context)).memberId);
  hiddenHost = hosts[1] ?? 0;
  await makeFilterWorld(context, hosts, viewer.memberId);
  const block = { blocker_id: blocker.memberId, blocked_id: hiddenHost, blocked_at: new Date(NOW) };
  await insertRow(context.database, 'blocks', block);
  const found = await runSql(
    context.database,
    `select json_agg(json_build_object('club_id', c.club_id, 'row', c, 'own', s)
       order by c.meeting_date, c.meeting_time, c.club_id)::text as clubs
     from clubs c left join club_members s on s.club_id = c.club_id and s.member_id = $1`,
    [viewer.memberId],
  );
  clubs = JSON.parse(String(found[0]?.clubs));
});

const toYear = (value: unknown) => (value === null ? null : String(value));

function mayJoin({ row, own }: Club): boolean {
  const club = {
    hostId: Number(row.host_id),
    phase: 'open' as const,
    joinedCount: Number(row.joined_count),
    memberLimit: Number(row.member_limit),
    genderRestriction: row.gender_restriction as 'ALL',
    birthYearMin: toYear(row.birth_year_min),
    birthYearMax: toYear(row.birth_year_max),
  };
  const application =
    own === null
      ? undefined
      : {
          status: own.status as 'CLUB_WAITING',
          rejectedAt: own.decided_at === null ? null : new Date(String(own.decided_at)),
        };
  const member = { memberId: viewer.memberId, gender: 'MALE' as const, birthYear: '1994' };
  return judgeEligibility(club, { ...member, application }, new Date(NOW)).allowed;
}

function fitting(filters: Filters): Club[] {
  return clubs.filter((club) => {
    const { row } = club;
    const day = String(row.meeting_date);
    const isOpen =
      row.cancelled_at === null && `${day}T${row.meeting_time}` > '2026-11-17T12:00:00';
    return (
      isOpen &&
      (!filters.free || row.fee === 0) &&
      (!filters.online || row.is_online === true) &&
      (!filters.offline || row.is_online === false) &&
      (!filters.weekend || WEEKEND.includes(day)) &&
      (!filters.area || AREAS.found.includes(String(row.area_code))) &&
      (!filters.joinable || mayJoin(club))
    );
  });
}

const names = ['free', 'online', 'offline', 'weekend', 'joinable', 'area'] as const;
const combinations = Array.from({ length: 2 ** names.length }, (_, bits) => {
  const on = names.map((name, index) => [name, Boolean(bits & (1 << index))] as const);
  return Object.fromEntries(on) as Filters;
}).filter(({ online, offline }) => !(online && offline));

function toQuery(filters: Filters): string {
  const parts = [
    filters.free && 'free=1',
    filters.online && 'mode=online',
    filters.offline && 'mode=offline',
    filters.weekend && 'when=weekend',
    filters.joinable && 'joinable=1',
    ...(filters.area ? AREAS.chosen.map((code) => `area=${code}`) : []),
  ];
  return parts.filter(Boolean).join('&');
}

async function read(url: string, token?: string) {
  const reply = await server.call({ method: 'GET', url, ...(token && { token }) });
  expect(reply.statusCode, url).toBe(200);
  const { data, pageInfo } = reply.json();
  return { ids: data.map(({ clubId }: { clubId: number }) => clubId), pageInfo };
}

const lists = [
  ['category', '/api/clubs/category?cl=2', (club: Club) => club.row.category_large_id === 2],
  ['date', '/api/clubs/date?days=4', (club: Club) => club.row.meeting_date === '2026-11-21'],
  ['search', '/api/clubs/search?keyword=볼더링', () => true],
] as const;

// covers D6.1 (docs/coverage-statements.md)
test.each(lists)(
  'the %s list contains exactly the matches of any filter combination',
  async (...list) => {
    server.clock.set(NOW);
    const [, url, isListed] = list;
    for (const filters of combinations) {
      const expected = fitting(filters).filter(isListed);
      const { ids, pageInfo } = await read(
        `${encodeURI(url)}&size=20&${toQuery(filters)}`,
        viewer.token,
      );
      const what = toQuery(filters);
      expect(ids, what).toEqual(expected.slice(0, 20).map(({ club_id }) => club_id));
      expect(pageInfo.totalElements, what).toBe(expected.length);
    }
  },
);

// covers D6.1 (docs/coverage-statements.md)
test('filtered recommendations contain every matching club the member can join', async () => {
  server.clock.set(NOW);
  for (const filters of combinations.filter(({ joinable }) => joinable)) {
    const url = `/api/clubs/recommend/${viewer.memberId}?size=50&${toQuery(filters)}`;
    const { ids } = await read(url, viewer.token);
    const expected = fitting(filters).map(({ club_id }) => club_id);
    expect(
      ids.toSorted((a: number, b: number) => a - b),
      toQuery(filters),
    ).toEqual(expected.toSorted((a, b) => a - b).slice(0, 50));
  }
});

test('clubs of a hidden host are neither listed nor counted in a filtered list', async () => {
  server.clock.set(NOW);
  const seen = fitting({ ...combinations[0], free: true } as Filters).filter(
    ({ row }) => row.category_large_id === 2 && row.host_id !== hiddenHost,
  );
  const { ids, pageInfo } = await read('/api/clubs/category?cl=2&free=1&size=50', blocker.token);
  expect(ids).toEqual(seen.map(({ club_id }) => club_id));
  expect(pageInfo.totalElements).toBe(seen.length);
});

// covers D6.2 (docs/coverage-statements.md)
test('the filter joinable=1 is ignored for a guest', async () => {
  server.clock.set(NOW);
  const plain = await read('/api/clubs/category?cl=2&free=1&size=50');
  expect(await read('/api/clubs/category?cl=2&free=1&joinable=1&size=50')).toEqual(plain);
  expect((await read('/api/clubs/category?cl=2&joinable=1')).ids).toHaveLength(5);
});

const regions = {
  11000: ['11680', '11440'],
  41000: ['41110', '41117'],
  11440: ['11440'],
  11680: ['11680'],
  41110: ['41110', '41117'],
  41117: ['41117'],
};

function countRegions(found: Club[]): Map<string, number> {
  const counts = Object.entries(regions).map(([code, within]) => {
    const inside = found.filter(({ row }) => within.includes(String(row.area_code)));
    return [code, inside.length] as const;
  });
  return new Map(counts.filter(([, count]) => count > 0));
}

async function readCounts(query: string, token: string) {
  const url = `/api/clubs/areas?${query}`;
  const reply = await server.call({ method: 'GET', url, token });
  expect(reply.statusCode, url).toBe(200);
  const { data } = reply.json() as { data: { areaCode: string; count: number }[] };
  return new Map(data.map(({ areaCode, count }) => [areaCode, count]));
}

const scopes = [
  ['', () => true],
  ['cl=2', (club: Club) => club.row.category_large_id === 2],
  ['date=2026-11-21', (club: Club) => club.row.meeting_date === '2026-11-21'],
] as const;

// covers D6.13 (docs/coverage-statements.md)
test.each(scopes)(
  'area counts of the list %s equal the list under any filters',
  async (scope, isListed) => {
    server.clock.set(NOW);
    for (const filters of combinations.filter(({ area }) => !area)) {
      const expected = countRegions(fitting(filters).filter(isListed));
      const what = `${scope}&${toQuery(filters)}`;
      expect(await readCounts(what, viewer.token), what).toEqual(expected);
    }
  },
);

// covers D6.13 (docs/coverage-statements.md)
test('the count of a province omits clubs of hidden hosts', async () => {
  server.clock.set(NOW);
  const counts = await readCounts('cl=2', blocker.token);
  const seen = clubs.filter(({ row }) => row.host_id !== hiddenHost);
  const open = new Set(fitting(combinations[0] as Filters));
  expect(counts).toEqual(
    countRegions(seen.filter((club) => open.has(club) && club.row.category_large_id === 2)),
  );
  const { pageInfo } = await read('/api/clubs/category?cl=2&area=41000', blocker.token);
  expect(pageInfo.totalElements).toBe(counts.get('41000'));
});
