import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { chatWorld } from '#test/factories/chat-world.ts';
import { addClubMember, createClub, unchangedPlan } from '#test/factories/club-factory.ts';
import { insertRow, runSql } from '#test/factories/insert-row.ts';
import { createMember, type TestMember } from '#test/factories/member-factory.ts';
import { server, test } from '#test/harness/server-test.ts';

const { createRoom, send } = chatWorld(() => server);

const ANSWER = '비밀대답';
const WORDS = '남는말';
const PAST = { meetingDate: '2026-11-10' };

const selectColumns = `
  select table_schema || '.' || table_name as table, column_name as column, data_type as type
  from information_schema.columns join information_schema.tables using (table_schema, table_name)
  where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
    and data_type in ('text', 'character varying', 'json', 'jsonb', 'ARRAY', 'bytea')`;

async function findColumns(text: string): Promise<string[]> {
  const { database } = server.context;
  const found: string[] = [];
  for (const { table, column, type } of await runSql(database, selectColumns)) {
    const holds =
      type === 'bytea'
        ? `position(convert_to($1, 'UTF8') in "${column}") > 0`
        : `position($1 in "${column}"::text) > 0`;
    const rows = await runSql(database, `select from ${table} where ${holds} limit 1`, [text]);
    if (rows.length > 0) found.push(`${String(table).replace('public.', '')}.${column}`);
  }
  return found.toSorted();
}

async function call(
  { token }: TestMember,
  method: 'DELETE' | 'PATCH' | 'POST',
  url: string,
  payload?: object,
) {
  const headers = { 'idempotency-key': randomUUID() };
  const reply = await server.call({ method, url, token, headers, ...(payload && { payload }) });
  expect(reply.statusCode, url).toBeLessThan(300);
}

const withdraw = (member: TestMember) => call(member, 'DELETE', `/api/members/${member.memberId}`);

test('a withdrawal deletes the join answers of applications in every state', async () => {
  const { context } = server;
  const [host, me] = [await createMember(context), await createMember(context)];
  const { memberId } = me;
  const apply = async (): Promise<number> => {
    const clubId = await createClub(context, { hostId: host.memberId });
    await call(me, 'POST', `/api/clubs/${clubId}/signups`, { memberId, joinAnswer: ANSWER });
    return clubId;
  };
  const decide = (clubId: number, status: string) =>
    call(host, 'PATCH', `/api/clubs/${clubId}/signups/${memberId}`, { status });
  const waitedFor = await apply();
  await call(host, 'PATCH', `/api/clubs/${waitedFor}`, { ...unchangedPlan, fee: 1000 });
  await decide(await apply(), 'CLUB_JOINED');
  await decide(await apply(), 'CLUB_REJECTED');
  const kickedFrom = await apply();
  await decide(kickedFrom, 'CLUB_JOINED');
  await call(host, 'PATCH', `/api/clubs/${kickedFrom}/kicks/${memberId}`);
  const past = await createClub(context, { hostId: host.memberId, ...PAST });
  await addClubMember(context, past, memberId, 'CLUB_JOINED', ANSWER);
  expect(await findColumns(ANSWER)).toEqual([
    'club_members.join_answer',
    'idempotent_replies.body',
  ]);
  await withdraw(me);
  expect(await findColumns(ANSWER)).toEqual([]);
});

test('a withdrawal deletes the profile data from every table', async () => {
  const { context } = server;
  const me = await createMember(context, { aboutMe: '비밀소개' });
  const { joined } = await createRoom();
  const clubId = await createClub(context, { hostId: me.memberId });
  await addClubMember(context, clubId, joined.memberId, 'CLUB_JOINED');
  await call(me, 'POST', `/api/members/${joined.memberId}/follow`);
  const texts = [me.nickname, me.email, '비밀소개'];
  for (const text of texts) expect((await findColumns(text)).length).toBeGreaterThan(0);
  await withdraw(me);
  for (const text of texts) expect(await findColumns(text), text).toEqual([]);
});

/**
 * These columns stay after a withdrawal because other members read them or an operator may need
 * them.
 */
const REMAINING_COLUMNS = [
  'chat_messages.body',
  'chat_messages.event',
  'club_changes.note',
  'club_reports.reason',
  'clubs.cancel_reason',
  'clubs.club_info',
  'member_reports.reason',
  'message_reports.reason',
  'notices.data',
  'reviews.comment_body',
];

test('after a withdrawal, texts that others may read remain only in the listed columns', async () => {
  const { context } = server;
  const { roomId, clubId, host: me, joined } = await createRoom();
  const { database } = context;
  await send(roomId, me, WORDS);
  await call(me, 'POST', `/api/clubs/${clubId}/changes`, { memberLimit: 9, note: WORDS });
  await call(me, 'DELETE', `/api/clubs/${clubId}`, { reason: WORDS });
  const cancelled = { clubInfo: WORDS, cancelledAt: new Date(0) };
  const past = await createClub(context, { hostId: me.memberId, ...cancelled, ...PAST });
  await addClubMember(context, past, joined.memberId, 'CLUB_JOINED');
  await insertRow(database, 'reviews', {
    club_id: past,
    reviewer_id: me.memberId,
    reviewee_id: joined.memberId,
    comment_category: 'MOOD_MAKER',
    comment_body: WORDS,
  });
  const report = { reporter_id: me.memberId, category: 'ETC', reason: WORDS };
  await insertRow(database, 'club_reports', { ...report, club_id: past });
  await insertRow(database, 'member_reports', { ...report, member_id: joined.memberId });
  await insertRow(database, 'message_reports', {
    ...report,
    room_id: roomId,
    seq: 1,
    member_id: joined.memberId,
    evidence: '{}',
    created_at: context.clock.now(),
  });
  await withdraw(me);
  expect(await findColumns(WORDS)).toEqual(REMAINING_COLUMNS);
});
