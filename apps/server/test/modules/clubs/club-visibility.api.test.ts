import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import { createApp } from '#server/app.ts';
import { addClubMember, createClub } from '#test/factories/club-factory.ts';
import { insertRow } from '#test/factories/insert-row.ts';
import { createMember, type TestMember } from '#test/factories/member-factory.ts';
import { server, test } from '#test/harness/server-test.ts';

const facts = {
  A: '연무장길 7',
  H: '숨은길 9',
  L: 'https://meet.example/secret-room',
  D: '서울 성동구',
  P: '함께한사람',
};

const roles = ['guest', 'stranger', 'waiting', 'joined', 'kicked', 'host', 'matpal'] as const;
type Role = (typeof roles)[number];
type Person = Exclude<Role, 'guest'>;

let app: FastifyInstance;
let clubs: number[];
const people = new Map<Role, TestMember>();

test.beforeAll(async () => {
  const { context } = server;
  const { webDistDir } = context.config;
  await mkdir(webDistDir);
  await writeFile(join(webDistDir, 'index.html'), '<head><title>아지트</title></head>');
  app = await createApp(context);
  for (const role of roles) {
    if (role !== 'guest') people.set(role, await createMember(context, { interests: [6] }));
  }
  const witness = await createMember(context, { nickname: facts.P });
  const hostId = getId('host');
  clubs = [
    await createClub(context, { hostId, location: `${facts.D} ${facts.A}` }),
    await createClub(context, {
      hostId,
      location: `${facts.D} ${facts.H}`,
      locationVisibility: 'JOINED',
    }),
    await createClub(context, { hostId, location: null, onlineLink: facts.L }),
  ];
  for (const clubId of clubs) {
    await addClubMember(context, clubId, witness.memberId, 'CLUB_JOINED');
    await addClubMember(context, clubId, getId('joined'), 'CLUB_JOINED');
    await addClubMember(context, clubId, getId('waiting'), 'CLUB_WAITING');
    await addClubMember(context, clubId, getId('kicked'), 'CLUB_KICKED');
  }
  const follow = (from: number, to: number) =>
    insertRow(context.database, 'follows', { follower_id: from, followee_id: to });
  await follow(getId('matpal'), getId('joined'));
  await follow(getId('joined'), getId('matpal'));
  await follow(getId('stranger'), getId('joined'));
});
test.afterAll(() => app.close());

function getId(role: Person): number {
  return people.get(role)?.memberId ?? 0;
}

const ofEachClub = (path: (clubId: number) => string) => () => clubs.map(path);

const surfaces: Record<string, (memberId: number) => string[]> = {
  category: () => ['/api/clubs/category?cl=2&size=50'],
  date: () => ['/api/clubs/date?days=6&size=50'],
  search: () => ['/api/clubs/search?keyword=볼더링&size=50'],
  recommend: (memberId) => [`/api/clubs/recommend/${memberId}`],
  detail: ofEachClub((clubId) => `/api/clubs/${clubId}`),
  signups: ofEachClub((clubId) => `/api/clubs/${clubId}/signups`),
  theirs: () => [`/api/members/${getId('joined')}/clubs`],
  own: (memberId) => [`/api/members/${memberId}/clubs`, `/api/members/${memberId}/clubs/3`],
  page: ofEachClub((clubId) => `/azit/detail/${clubId}`),
  invitation: ofEachClub((clubId) => `/api/clubs/${clubId}/invitation`),
  invitationPage: ofEachClub((clubId) => `/azit/invite/${clubId}`),
  calendar: ofEachClub((clubId) => `/api/clubs/${clubId}/calendar.ics`),
};

async function seenBy(role: Role, surface: string): Promise<string> {
  const person = people.get(role);
  const headers = person === undefined ? {} : { authorization: `Bearer ${person.token}` };
  const paths = surfaces[surface]?.(person?.memberId ?? 1) ?? [];
  const bodies: string[] = [];
  for (const url of paths) {
    const { body } = await app.inject({ method: 'GET', url: encodeURI(url), headers });
    // The iCalendar format folds long lines; join them before searching.
    bodies.push(body.replaceAll('\r\n ', ''));
  }
  const text = bodies.join('\n');
  return Object.entries(facts)
    .filter(([, words]) => text.includes(words))
    .map(([letter]) => letter)
    .join('');
}

const anyone = { invitation: 'D', invitationPage: 'D' };

/**
 * The letters list what each viewer finds in each reply: A the address of the first club, H that of
 * the second, which only its joined members may see, L the online link, D the district, P the name
 * of a joined member.
 */
const seen: Record<Role, Record<keyof typeof surfaces, string>> = {
  guest: { category: 'DP', date: 'DP', page: 'D', ...anyone },
  stranger: {
    category: 'ADP',
    date: 'ADP',
    search: 'ADP',
    recommend: 'ADP',
    detail: 'ADP',
    signups: 'P',
    page: 'D',
    ...anyone,
  },
  waiting: {
    category: 'ADP',
    date: 'ADP',
    search: 'ADP',
    detail: 'ADP',
    signups: 'P',
    own: 'ADP',
    page: 'D',
    ...anyone,
  },
  joined: {
    category: 'ADP',
    date: 'ADP',
    search: 'ADP',
    detail: 'AHLDP',
    signups: 'P',
    theirs: 'AHDP',
    own: 'AHDP',
    page: 'D',
    ...anyone,
    calendar: 'AHLD',
  },
  kicked: {
    category: 'ADP',
    date: 'ADP',
    search: 'ADP',
    detail: 'ADP',
    signups: 'P',
    own: 'ADP',
    page: 'D',
    ...anyone,
  },
  host: {
    category: 'ADP',
    date: 'ADP',
    search: 'ADP',
    detail: 'AHLDP',
    signups: 'P',
    own: 'AHDP',
    page: 'D',
    ...anyone,
    calendar: 'AHLD',
  },
  matpal: {
    category: 'ADP',
    date: 'ADP',
    search: 'ADP',
    recommend: 'ADP',
    detail: 'ADP',
    signups: 'P',
    theirs: 'ADP',
    page: 'D',
    ...anyone,
  },
};

// covers M3.7, M3.8, M3.9 (docs/coverage-statements.md)
test.each(roles)(
  'every reply to a viewer (%s) contains exactly the permitted club data',
  async (role) => {
    const found: Record<string, string> = {};
    for (const surface of Object.keys(surfaces)) {
      const letters = await seenBy(role, surface);
      if (letters !== '') found[surface] = letters;
    }
    expect(found).toEqual(seen[role]);
  },
);

// covers M3.8 (docs/coverage-statements.md)
test('a search finds a club with a hidden address by its district only', async () => {
  const search = async (keyword: string) => {
    const url = `/api/clubs/search?keyword=${encodeURIComponent(keyword)}`;
    const { token } = people.get('stranger') ?? { token: '' };
    const { data } = (await server.call({ method: 'GET', url, token })).json();
    return data.map((card: { clubId: number }) => card.clubId);
  };
  expect(await search(facts.H)).toEqual([]);
  expect(await search(facts.A)).toEqual([clubs[0]]);
  expect(await search('성동구')).toEqual([clubs[0], clubs[1]]);
});
