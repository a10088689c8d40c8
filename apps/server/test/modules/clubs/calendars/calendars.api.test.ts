import { describe, expect } from 'vitest';
import { addClubMember, createClub } from '#test/factories/club-factory.ts';
import { runSql } from '#test/factories/insert-row.ts';
import { matchRooms } from '#test/factories/match-rooms.ts';
import { createMember, type TestMember } from '#test/factories/member-factory.ts';
import { server, test } from '#test/harness/server-test.ts';

let host: TestMember;
let joined: TestMember;
let clubId: number;
test.beforeEach(async () => {
  host = await createMember(server.context);
  joined = await createMember(server.context);
  clubId = await createClub(server.context, { hostId: host.memberId });
  await addClubMember(server.context, clubId, joined.memberId, 'CLUB_JOINED');
});

function get(url: string, token?: string, headers: Record<string, string> = {}) {
  return server.call({ method: 'GET', url, headers, ...(token === undefined ? {} : { token }) });
}

function sql(text: string, ...values: unknown[]) {
  return runSql(server.context.database, text, values);
}

async function makeLink({ token } = joined): Promise<string> {
  const url = `/api/clubs/${clubId}/calendar-links`;
  const reply = await server.call({ method: 'POST', url, token });
  expect(reply.statusCode).toBe(201);
  return reply.json().data.url;
}

async function renew({ token } = joined): Promise<string> {
  const reply = await server.call({ method: 'POST', url: '/api/calendars', token });
  expect(reply.statusCode).toBe(201);
  return reply.json().data.url;
}

function leave({ memberId, token }: TestMember) {
  return server.call({ method: 'DELETE', url: `/api/members/${memberId}`, token });
}

const idsIn = (text: string) => [...text.matchAll(/UID:club-(\d+)@/g)].map(([, id]) => Number(id));

describe('the calendar file of a meeting', () => {
  test('the calendar file is available to joined members and is not cached', async () => {
    for (const { token } of [joined, host]) {
      const reply = await get(`/api/clubs/${clubId}/calendar.ics`, token);
      expect(reply.headers['content-type']).toBe('text/calendar; charset=utf-8');
      expect(reply.headers['cache-control']).toBe('no-store');
      expect(reply.headers['content-disposition']).toBe(`inline; filename="azit-${clubId}.ics"`);
      expect(idsIn(reply.body)).toEqual([clubId]);
    }
  });

  // covers M3.11 (docs/coverage-statements.md)
  test('the calendar file opens at a signed URL for five minutes without a login', async () => {
    const url = await makeLink();
    expect(url).toMatch(/^\/api\/calendar-links\/[\w-]{59}\.ics$/);
    expect(idsIn((await get(url)).body)).toEqual([clubId]);
    server.clock.advance(5 * 60_000);
    expect((await get(url)).statusCode).toBe(200);
    server.clock.advance(1_000);
    expect((await get(url)).json()).toMatchObject({ status: 404, code: 'CALENDAR_NOT_FOUND' });
  });

  // covers M3.11 (docs/coverage-statements.md)
  test('a signed URL stops working at once when its member loses the seat or the account', async () => {
    for (const end of [
      () =>
        sql(`update club_members set status = 'CLUB_KICKED' where member_id = $1`, joined.memberId),
      () => sql('delete from club_members where member_id = $1', joined.memberId),
      () => sql(`update members set status = 'SUSPENDED' where member_id = $1`, joined.memberId),
      () => leave(joined),
    ]) {
      joined = await createMember(server.context);
      await addClubMember(server.context, clubId, joined.memberId, 'CLUB_JOINED');
      const url = await makeLink();
      await end();
      expect((await get(url)).statusCode).toBe(404);
      await matchRooms(server.context);
    }
  });

  test('the calendar file is not served if any bit of the signed URL changes', async () => {
    const url = await makeLink();
    const secret = Buffer.from(url.slice(url.lastIndexOf('/') + 1, -4), 'base64url');
    for (let bit = 0; bit < secret.length * 8; bit += 1) {
      const forged = Buffer.from(secret);
      forged.writeUInt8(forged.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3);
      const reply = await get(`/api/calendar-links/${forged.toString('base64url')}.ics`);
      expect(reply.statusCode).toBe(404);
    }
    for (const other of [
      '',
      '.ics',
      'x.ics',
      `${url.slice(20, -4)}A.ics`,
      `${url.slice(20)}.ics`,
    ]) {
      expect((await get(`/api/calendar-links/${other}`)).statusCode).toBe(404);
    }
  });
});

describe('the calendar feed of a member', () => {
  // covers M3.10 (docs/coverage-statements.md)
  test('the feed lists hosted and joined clubs, even if cancelled, but no applications', async () => {
    const hostId = host.memberId;
    const own = await createClub(server.context, { hostId: joined.memberId });
    const off = await createClub(server.context, { hostId, cancelledAt: new Date(0) });
    const old = await createClub(server.context, { hostId, meetingDate: '2026-08-16' });
    await addClubMember(server.context, off, joined.memberId, 'CLUB_JOINED');
    await addClubMember(server.context, old, joined.memberId, 'CLUB_JOINED');
    for (const status of ['CLUB_WAITING', 'CLUB_REJECTED', 'CLUB_KICKED'] as const) {
      const other = await createClub(server.context, { hostId });
      await addClubMember(server.context, other, joined.memberId, status);
    }
    const reply = await get(await renew());
    expect(reply.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(idsIn(reply.body)).toEqual([clubId, own, off]);
    expect(reply.body).toContain('STATUS:CANCELLED');
  });

  test('the feed is revalidated by its ETag until it changes', async () => {
    const url = await renew();
    const first = await get(url);
    const etag = String(first.headers.etag);
    server.clock.advance(60_000);
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const again = await get(url, undefined, { 'if-none-match': known });
      expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
    }
    const change = { meetingTime: '15:00' };
    const changes = `/api/clubs/${clubId}/changes`;
    await server.call({ method: 'POST', url: changes, payload: change, token: host.token });
    const changed = await get(url, undefined, { 'if-none-match': etag });
    expect(changed.statusCode).toBe(200);
    expect(changed.body).toContain('SEQUENCE:1');
    await server.call({ method: 'DELETE', url: `/api/clubs/${clubId}`, token: host.token });
    const cancelled = await get(url);
    for (const line of ['SEQUENCE:2', 'STATUS:CANCELLED']) expect(cancelled.body).toContain(line);
  });

  // covers M3.11 (docs/coverage-statements.md)
  test('the feed has one hashed 256-bit secret, revoked by renewal or deletion', async () => {
    const state = async () => (await get('/api/calendars', joined.token)).json().data.createdAt;
    expect(await state()).toBeNull();
    const first = await renew();
    expect(await state()).toBe(server.clock.now().toISOString());
    const secret = first.slice('/api/calendars/'.length, -'.ics'.length);
    expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
    const rows = await sql('select * from calendars where member_id = $1', joined.memberId);
    expect(JSON.stringify(rows)).not.toContain(secret);
    const second = await renew();
    expect((await get(first)).json()).toMatchObject({ status: 404, code: 'CALENDAR_NOT_FOUND' });
    expect((await get(second)).statusCode).toBe(200);
    for (let tap = 0; tap < 2; tap += 1) {
      const url = '/api/calendars';
      const ended = await server.call({ method: 'DELETE', url, token: joined.token });
      expect(ended.statusCode).toBe(204);
    }
    expect((await get(second)).statusCode).toBe(404);
    expect(await state()).toBeNull();
  });

  // covers M3.11 (docs/coverage-statements.md)
  test('the feed is deleted with the account', async () => {
    const suspended = await renew();
    await sql(`update members set status = 'SUSPENDED' where member_id = $1`, joined.memberId);
    expect((await get(suspended)).statusCode).toBe(404);
    const url = await renew(host);
    await leave(host);
    expect((await get(url)).statusCode).toBe(404);
    expect(await sql('select from calendars where member_id = $1', host.memberId)).toEqual([]);
  });

  test('renewing the feed twice with one Idempotency-Key returns two different secrets', async () => {
    const headers = { 'idempotency-key': 'the-same' };
    const send = () =>
      server.call({ method: 'POST', url: '/api/calendars', token: joined.token, headers });
    const [first, second] = [await send(), await send()];
    expect(first.json().data.url).not.toBe(second.json().data.url);
    expect(await sql('select from idempotent_replies')).toEqual([]);
  });
});
