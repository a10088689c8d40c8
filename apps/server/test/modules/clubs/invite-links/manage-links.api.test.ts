import { expect } from 'vitest';
import { createApp } from '#server/app.ts';
import { createLogger } from '#server/runtime/logger.ts';
import { addClubMember, createClub, unchangedPlan } from '#test/factories/club-factory.ts';
import { runSql } from '#test/factories/insert-row.ts';
import { createMember, type TestMember } from '#test/factories/member-factory.ts';
import { multipartForm, smallImage } from '#test/harness/multipart-form.ts';
import { server, test } from '#test/harness/server-test.ts';

test.override({ settings: { PUBLIC_URL: 'https://azit.example' } });

let host: TestMember;
let clubId: number;
test.beforeEach(async () => {
  host = await createMember(server.context);
  clubId = await createClub(server.context, { hostId: host.memberId, visibility: 'BY_LINK' });
});

function act(method: 'GET' | 'POST' | 'DELETE', path = '', payload?: object, at = clubId) {
  const url = `/api/clubs/${at}/invite-links${path}`;
  return server.call({ method, url, token: host.token, ...(payload && { payload }) });
}

const invitation = (key: string) =>
  server.call({
    method: 'GET',
    url: `/api/clubs/${clubId}/invitation`,
    headers: { 'X-Invite-Key': key },
  });

const toKey = (url: string) => url.split('#key=')[1] ?? '';

// covers G3 (docs/coverage-statements.md)
test('the URL of a new invite link is shown once, and the list shows its settings', async () => {
  const made = await act('POST', '', { admits: true, usesLeft: 3, expiresInHours: 24 });
  expect(made.statusCode).toBe(201);
  const { url, ...link } = made.json().data;
  expect(url).toMatch(
    new RegExp(`^https://azit.example/azit/invite/${clubId}#key=${link.linkId}\\.[\\w-]{43}$`),
  );
  expect(link).toMatchObject({ admits: true, usesLeft: 3 });
  expect(Date.parse(link.expiresAt) - Date.parse(link.createdAt)).toBe(24 * 60 * 60 * 1000);
  expect((await act('GET')).json().data).toEqual([link]);
  expect((await invitation(toKey(url))).statusCode).toBe(200);
});

test('a used-up invite link is listed only with used=1, until it has been ended', async () => {
  const { linkId } = (await act('POST', '', { admits: true, usesLeft: 1 })).json().data;
  await runSql(server.context.database, 'update invite_links set uses_left = 0', []);
  expect((await act('GET')).json().data).toEqual([]);
  expect((await act('GET', '?used=1')).json().data).toMatchObject([{ linkId, usesLeft: 0 }]);
  await act('DELETE', `/${linkId}`);
  expect((await act('GET', '?used=1')).json().data).toEqual([]);
});

// covers G3 (docs/coverage-statements.md)
test('an ended invite link is unlisted and refused, and ending it again succeeds', async () => {
  const { linkId, url } = (await act('POST', '', { admits: true })).json().data;
  for (const _time of [1, 2]) expect((await act('DELETE', `/${linkId}`)).statusCode).toBe(204);
  expect((await act('GET')).json().data).toEqual([]);
  expect((await invitation(toKey(url))).json().code).toBe('INVITE_ENDED');
});

test('a renewed invite link works, and the replaced invite link has ended', async () => {
  const first = (await act('POST', '', { admits: true })).json().data;
  const second = (await act('POST', '', { admits: false, replaces: first.linkId })).json().data;
  expect((await invitation(toKey(first.url))).statusCode).toBe(410);
  expect((await invitation(toKey(second.url))).json().data.admits).toBe(false);
  expect((await act('GET')).json().data).toHaveLength(1);
});

test('an invite link of another club can be neither ended nor replaced', async () => {
  const { linkId } = (await act('POST', '', { admits: true })).json().data;
  const other = await createClub(server.context, { hostId: host.memberId });
  const ended = await act('DELETE', `/${linkId}`, undefined, other);
  const replaced = await act('POST', '', { admits: true, replaces: linkId }, other);
  for (const refused of [ended, replaced])
    expect([refused.statusCode, refused.json().code]).toEqual([404, 'INVITE_LINK_NOT_FOUND']);
  expect((await act('GET')).json().data).toHaveLength(1);
});

test('a club has at most twenty live invite links, even if created in parallel', async () => {
  const made = await Promise.all(
    Array.from({ length: 22 }, () => act('POST', '', { admits: true })),
  );
  const codes = made.map((reply) => reply.json().code).filter(Boolean);
  expect(codes).toEqual(['TOO_MANY_INVITE_LINKS', 'TOO_MANY_INVITE_LINKS']);
  const [first] = (await act('GET')).json().data;
  expect((await act('POST', '', { admits: true, replaces: first.linkId })).statusCode).toBe(201);
});

test.each([
  [{}, 'admits'],
  [{ admits: 'yes' }, 'admits'],
  [{ admits: true, usesLeft: 0 }, 'usesLeft'],
  [{ admits: true, usesLeft: 41 }, 'usesLeft'],
  [{ admits: true, expiresInHours: 721 }, 'expiresInHours'],
  [{ admits: true, replaces: 'x' }, 'replaces'],
])('an invite link with %j is refused at the field %s', async (payload, field) => {
  const refused = await act('POST', '', payload);
  expect([refused.statusCode, refused.json().fieldErrors[0].field]).toEqual([400, field]);
});

// covers G3 (docs/coverage-statements.md)
test('the secret of an invite link is in no table and in no log line', async () => {
  const lines: string[] = [];
  const log = createLogger('debug', { write: (line: string) => lines.push(line) });
  const app = await createApp({ ...server.context, log });
  const authorization = `Bearer ${host.token}`;
  const url = `/api/clubs/${clubId}`;
  const made = await app.inject({
    method: 'POST',
    url: `${url}/invite-links`,
    headers: { authorization, 'Idempotency-Key': 'secret-dump' },
    payload: { admits: true },
  });
  const key = toKey(made.json().data.url);
  const secret = key.split('.')[1] ?? '';
  const member = await createMember(server.context);
  for (const headers of [{ 'x-invite-key': key }, { 'x-invite-key': `${key}%` }]) {
    await app.inject({ method: 'GET', url: `${url}/invitation`, headers });
    const own = {
      ...headers,
      authorization: `Bearer ${member.token}`,
      'Idempotency-Key': 'dump-2',
    };
    await app.inject({ method: 'POST', url: `${url}/signups`, headers: own, payload: {} });
  }
  await app.close();
  expect(secret).toHaveLength(43);
  expect(lines.join('\n')).toContain('answered');
  expect(lines.join('\n')).not.toContain(secret);
  expect(await findInTables(secret)).toEqual([]);
  expect(await findInTables(member.nickname)).toContain('members.nickname');
});

/** Searches every text, json and bytea column, also for the bytes that the secret encodes. */
async function findInTables(words: string): Promise<string[]> {
  const { database } = server.context;
  const columns = await runSql(
    database,
    `select table_schema, table_name, column_name, data_type from information_schema.columns
     join information_schema.tables using (table_schema, table_name)
     where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'
       and data_type in ('text', 'json', 'jsonb', 'bytea', 'character varying', 'ARRAY')`,
  );
  const found: string[] = [];
  for (const { table_schema, table_name, column_name, data_type } of columns) {
    const value = `"${column_name}"`;
    const isFound =
      data_type === 'bytea'
        ? `position($1::text::bytea in ${value}) > 0 or position(decode($2, 'hex') in ${value}) > 0`
        : `strpos(${value}::text, $1) > 0 or strpos(${value}::text, $2) > 0`;
    const sql = `select 1 from "${table_schema}"."${table_name}" where ${isFound} limit 1`;
    const hex = Buffer.from(words, 'base64url').toString('hex') || '00';
    if ((await runSql(database, sql, [words, hex])).length > 0)
      found.push(`${table_name}.${column_name}`);
  }
  return found;
}

function edit(visibility?: string) {
  const payload = { ...unchangedPlan, ...(visibility && { visibility }) };
  return server.call({ method: 'PATCH', url: `/api/clubs/${clubId}`, token: host.token, payload });
}

// covers G4 (docs/coverage-statements.md)
test('a listed club can become link-only only while no application is waiting', async () => {
  expect((await edit('LISTED')).json().data.visibility).toBe('LISTED');
  const waiting = await createMember(server.context);
  await addClubMember(server.context, clubId, waiting.memberId, 'CLUB_WAITING');
  const refused = await edit('BY_LINK');
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'APPLICATIONS_WAITING']);
  const url = `/api/clubs/${clubId}/signups/${waiting.memberId}`;
  const payload = { status: 'CLUB_JOINED' };
  await server.call({ method: 'PATCH', url, token: host.token, payload });
  expect((await edit('BY_LINK')).json().data.visibility).toBe('BY_LINK');
});

test('an edit by an older client leaves a link-only club link-only', async () => {
  expect((await edit()).json().data.visibility).toBe('BY_LINK');
});

test('a new club can be link-only, and making it link-only again notifies no one', async () => {
  const past = await createClub(server.context, {
    hostId: host.memberId,
    meetingDate: '2026-11-10',
  });
  const earlier = await createMember(server.context);
  await addClubMember(server.context, past, earlier.memberId, 'CLUB_JOINED');
  const data = {
    ...unchangedPlan,
    joinQuestion: '왜 왔나요?',
    categorySmallId: 6,
    visibility: 'BY_LINK',
    againOf: past,
    tellEarlier: true,
    admitEarlier: true,
  };
  const form = await multipartForm(await smallImage(), data);
  const made = await server.call({ method: 'POST', url: '/api/clubs', token: host.token, ...form });
  expect(made.json().data.visibility).toBe('BY_LINK');
  const { token } = earlier;
  const notices = await server.call({ method: 'GET', url: '/api/notices', token });
  expect(notices.json().data).toEqual([]);
});
