import { expect } from 'vitest';
import { addClubMember, createClub } from '#test/factories/club-factory.ts';
import { runSql } from '#test/factories/insert-row.ts';
import { addInviteLink, toKey } from '#test/factories/invite-link-factory.ts';
import { createMember, type TestMember } from '#test/factories/member-factory.ts';
import { cancel, readPart } from '#test/factories/seat-world.ts';
import { blockAs } from '#test/guarantees/blocks/hidden-pair.ts';
import { server, test } from '#test/harness/server-test.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
type ClubParts = Partial<Parameters<typeof createClub>[1]>;
type LinkParts = Partial<Parameters<typeof addInviteLink>[1]>;
type Key = Record<string, string>;

let host: TestMember;
test.beforeAll(async () => {
  host = await createMember(server.context);
});

async function openClub(parts: ClubParts = {}, link: LinkParts = {}) {
  const hostId = host.memberId;
  const clubId = await createClub(server.context, { hostId, visibility: 'BY_LINK', ...parts });
  const linkId = await addInviteLink(server.context, { clubId, ...link });
  return { clubId, linkId, key: toKey(linkId) };
}

function redeem(clubId: number, { token }: TestMember, headers: Key, payload: object = {}) {
  const url = `/api/clubs/${clubId}/signups`;
  return server.call({ method: 'POST', url, token, headers, payload });
}

function look(clubId: number, headers: Key, viewer?: TestMember) {
  const url = `/api/clubs/${clubId}/invitation`;
  return server.call({ method: 'GET', url, headers, ...(viewer && { token: viewer.token }) });
}

const outcome = (reply: { statusCode: number; json(): { code: string } }) => [
  reply.statusCode,
  reply.json().code,
];

async function usesLeft(linkId: number) {
  const sql = 'select uses_left from invite_links where link_id = $1';
  return (await runSql(server.context.database, sql, [linkId]))[0]?.uses_left;
}

test('a guest with a live invite link’s key sees the invitation of a link-only club', async () => {
  const { clubId, key } = await openClub();
  const seen = await look(clubId, key);
  expect(seen.statusCode).toBe(200);
  expect(seen.json().data).toMatchObject({ clubId, admits: true, visibility: 'BY_LINK' });
  expect(seen.headers['cache-control']).toBe('no-store');
  expect(seen.headers.vary).toContain('X-Invite-Key');
  expect(outcome(await look(clubId, {}))).toEqual([404, 'CLUB_NOT_FOUND']);
});

test('unknown invite links, links of other clubs and unknown clubs get equal replies', async () => {
  const { clubId, linkId } = await openClub();
  const other = await openClub();
  const member = await createMember(server.context);
  const wrong = toKey(linkId, 'x'.repeat(43));
  const attempts = [
    [clubId, wrong],
    [clubId, other.key],
    [clubId, toKey(999_999)],
    [999_999, toKey(linkId)],
    [999_999, toKey(999_999)],
  ] as const;
  for (const send of [look, (id: number, key: Key) => redeem(id, member, key)]) {
    const bodies = await Promise.all(attempts.map(async ([id, key]) => (await send(id, key)).body));
    expect(new Set(bodies).size).toBe(1);
    expect(bodies[0]).toContain('CLUB_NOT_FOUND');
  }
});

test('an admitting invite link gives a seat, the room and notices without a question', async () => {
  const { clubId, linkId, key } = await openClub({}, { usesLeft: 3 });
  const member = await createMember(server.context);
  const joined = await redeem(clubId, member, key);
  expect(joined.statusCode).toBe(201);
  expect(joined.json().data).toMatchObject({ clubMemberStatus: 'CLUB_JOINED' });
  expect(await usesLeft(linkId)).toBe(2);
  const room = await server.call({
    method: 'GET',
    url: '/api/chats?kind=group',
    token: member.token,
  });
  expect(room.json().data).toHaveLength(1);
  const notices = async ({ token }: TestMember) =>
    (await server.call({ method: 'GET', url: '/api/notices', token })).json().data;
  expect((await notices(member))[0]).toMatchObject({ text: '함께하게 됐어요' });
  expect((await notices(host))[0]).toMatchObject({
    text: `${member.nickname}님이 함께하기로 했어요`,
  });
});

test('an admitting invite link also works for a listed club', async () => {
  const { clubId, key } = await openClub({ visibility: 'LISTED' });
  const joined = await redeem(clubId, await createMember(server.context), key);
  expect(joined.json().data.clubMemberStatus).toBe('CLUB_JOINED');
});

test('a wrong invite key on a listed club changes neither invitation nor application', async () => {
  const { clubId, linkId } = await openClub({ visibility: 'LISTED' });
  const wrong = toKey(linkId, 'x'.repeat(43));
  const member = await createMember(server.context);
  const seen = await look(clubId, wrong, member);
  expect(seen.statusCode).toBe(200);
  expect(seen.json()).toEqual((await look(clubId, {}, member)).json());
  expect(seen.headers['cache-control']).toBe('no-store');
  expect((await redeem(clubId, member, wrong)).json().fieldErrors[0].field).toBe('joinAnswer');
  const applied = await redeem(clubId, member, wrong, { joinAnswer: '두 번이요.' });
  expect(applied.json().data.clubMemberStatus).toBe('CLUB_WAITING');
});

test('an application by an invite link counts as a use, even if the host must decide', async () => {
  const { clubId, linkId, key } = await openClub({}, { admits: false, usesLeft: 1 });
  const member = await createMember(server.context);
  expect((await look(clubId, key)).json().data).toMatchObject({
    admits: false,
    joinQuestion: '몇 번 해 봤나요?',
  });
  expect((await redeem(clubId, member, key)).json().fieldErrors[0].field).toBe('joinAnswer');
  const applied = await redeem(clubId, member, key, { joinAnswer: '두 번이요.' });
  expect(applied.json().data.clubMemberStatus).toBe('CLUB_WAITING');
  expect(await usesLeft(linkId)).toBe(0);
  const second = await createMember(server.context);
  const late = await redeem(clubId, second, key, { joinAnswer: '세 번이요.' });
  expect(outcome(late)).toEqual([410, 'INVITE_ENDED']);
});

test.each([
  ['expired', { expiresAt: new Date('2026-11-01T00:00:00Z') }],
  ['used up', { usesLeft: 0 }],
] as const)(
  'an invite link that is %s has ended for invitation and application',
  async (_why, link) => {
    const { clubId, key } = await openClub({}, link);
    expect(outcome(await look(clubId, key))).toEqual([410, 'INVITE_ENDED']);
    const member = await createMember(server.context);
    expect(outcome(await redeem(clubId, member, key))).toEqual([410, 'INVITE_ENDED']);
  },
);

test('an invite link expires at its time, at the latest at the start of the meeting', async ({
  clock,
}) => {
  const soon = new Date(clock.now().getTime() + 1000);
  const { clubId, key } = await openClub({}, { expiresAt: soon });
  const open = toKey(await addInviteLink(server.context, { clubId }));
  expect((await look(clubId, key)).statusCode).toBe(200);
  clock.set(soon.toISOString());
  expect((await look(clubId, key)).statusCode).toBe(410);
  expect((await look(clubId, open)).statusCode).toBe(200);
  clock.set('2026-11-21T14:00:00+09:00');
  expect((await look(clubId, open)).statusCode).toBe(410);
});

test.each([
  ['gender', { genderRestriction: 'MALE_ONLY' }, [403, 'NOT_ELIGIBLE']],
  ['age', { birthYearMin: 2000 }, [403, 'NOT_ELIGIBLE']],
] as const)(
  'an admitting invite link does not override the %s rule',
  async (_rule, parts, refused) => {
    const { clubId, linkId, key } = await openClub(parts, { usesLeft: 3 });
    const member = await createMember(server.context);
    expect(outcome(await redeem(clubId, member, key))).toEqual(refused);
    expect(await usesLeft(linkId)).toBe(3);
  },
);

test('an admitting invite link does not override a removal or a recent rejection', async () => {
  const { clubId, key } = await openClub();
  for (const status of ['CLUB_KICKED', 'CLUB_REJECTED'] as const) {
    const member = await createMember(server.context);
    const at = server.clock.now();
    await addClubMember(server.context, clubId, member.memberId, status, null, at);
    expect(outcome(await redeem(clubId, member, key))).toEqual([403, 'NOT_ELIGIBLE']);
  }
});

test('a member rejected more than a day ago gets a seat by an admitting invite link', async () => {
  const { clubId, key } = await openClub();
  const member = await createMember(server.context);
  const at = new Date(server.clock.now().getTime() - 2 * DAY_MS);
  await addClubMember(server.context, clubId, member.memberId, 'CLUB_REJECTED', null, at);
  expect((await redeem(clubId, member, key)).statusCode).toBe(201);
});

test.each(['host', 'member'])(
  'after a block by the %s an invite key gives access to nothing',
  async (by) => {
    const { clubId, key } = await openClub();
    const member = await createMember(server.context);
    const [blocker, blocked] = by === 'host' ? [host, member] : [member, host];
    expect(await blockAs(blocker, blocked)).toBe(201);
    expect(outcome(await look(clubId, key, member))).toEqual([404, 'CLUB_NOT_FOUND']);
    expect(outcome(await redeem(clubId, member, key))).toEqual([404, 'CLUB_NOT_FOUND']);
  },
);

test('a full club refuses the holder of an invite link', async () => {
  const { clubId, key } = await openClub({ memberLimit: 3 });
  const members = await Promise.all([1, 2, 3].map(() => createMember(server.context)));
  const replies = [];
  for (const member of members) replies.push(await redeem(clubId, member, key));
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([201, 201, 422]);
  expect(replies[2]?.json().code).toBe('CLUB_FULL');
});

// covers G18, G19 (docs/coverage-statements.md)
test('an admitting invite link queues its holder as approved once the club is full', async () => {
  const { clubId, linkId, key } = await openClub({ memberLimit: 3 }, { usesLeft: 3 });
  const members = await Promise.all([1, 2, 3].map(() => createMember(server.context)));
  const [first, second, late] = members as [TestMember, TestMember, TestMember];
  for (const member of [first, second]) await redeem(clubId, member, key);
  const queued = await redeem(clubId, late, key, { waitlist: true });
  expect([queued.statusCode, queued.json().data]).toMatchObject([
    201,
    { clubMemberStatus: 'CLUB_WAITING', queue: { position: 1, isApproved: true } },
  ]);
  expect(await usesLeft(linkId)).toBe(0);
  expect(outcome(await redeem(clubId, late, key, { waitlist: true }))).toEqual([
    409,
    'ALREADY_APPLIED',
  ]);
  await cancel(first, clubId);
  expect(await readPart(clubId, late)).toBe('offered');
});

test('the club of a suspended host refuses the holder of an invite link', async () => {
  const suspended = await createMember(server.context);
  const { clubId, key } = await openClub({ hostId: suspended.memberId });
  const { database } = server.context;
  for (const sql of [
    `update members set status = 'SUSPENDED' where member_id = $1`,
    'update clubs set is_host_suspended = true where host_id = $1',
  ])
    await runSql(database, sql, [suspended.memberId]);
  const refused = await redeem(clubId, await createMember(server.context), key);
  expect(outcome(refused)).toEqual([422, 'CLUB_NOT_ACCEPTING']);
});

// covers G2 (docs/coverage-statements.md)
test('fifty redemptions of an invite link with three uses give three seats', async () => {
  const { clubId, linkId, key } = await openClub({ memberLimit: 20 }, { usesLeft: 3 });
  const members = [];
  for (let made = 0; made < 50; made += 1) members.push(await createMember(server.context));
  const replies = await Promise.all(members.map((member) => redeem(clubId, member, key)));
  const statuses = replies.map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 201)).toHaveLength(3);
  expect(statuses.filter((status) => status === 410)).toHaveLength(47);
  expect(await usesLeft(linkId)).toBe(0);
});

// covers G2 (docs/coverage-statements.md)
test('fifty redemptions of an unlimited invite link fill exactly the three free seats', async () => {
  const { clubId, key } = await openClub({ memberLimit: 4 });
  const members = [];
  for (let made = 0; made < 50; made += 1) members.push(await createMember(server.context));
  const replies = await Promise.all(members.map((member) => redeem(clubId, member, key)));
  const statuses = replies.map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 201)).toHaveLength(3);
  expect(statuses.filter((status) => status === 422)).toHaveLength(47);
});

test('a double tap on an invite link takes one seat and one use', async () => {
  const { clubId, linkId, key } = await openClub({}, { usesLeft: 1 });
  const member = await createMember(server.context);
  const replies = await Promise.all([1, 2].map(() => redeem(clubId, member, key)));
  expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409]);
  expect(await usesLeft(linkId)).toBe(0);
});

test('an application by invite link repeated after a lost reply gets the first reply', async () => {
  const { clubId, linkId, key } = await openClub({}, { usesLeft: 2 });
  const member = await createMember(server.context);
  const headers = { ...key, 'Idempotency-Key': `redeem-${clubId}` };
  const first = await redeem(clubId, member, headers);
  const again = await redeem(clubId, member, headers);
  expect([first.statusCode, again.statusCode]).toEqual([201, 201]);
  expect(again.json()).toEqual(first.json());
  expect(await usesLeft(linkId)).toBe(1);
});

test.each(['', 'x', '1', '1.short', `0.${'s'.repeat(43)}`, `1.${'%'.repeat(43)}`])(
  'the malformed invite key “%s” is refused as invalid input',
  async (malformed) => {
    const { clubId } = await openClub();
    const refused = await look(clubId, { 'X-Invite-Key': malformed });
    expect(outcome(refused)).toEqual([400, 'VALIDATION_FAILED']);
  },
);
