import type { Notice } from '@azit/contract/notices/notice.schema';
import { promptedAt, readConfirmation } from '@azit/rules/hosting/seat-question';
import fc from 'fast-check';
import { describe, expect, vi } from 'vitest';
import { confirmation, promptedAt as promptedAtSql } from '#server/database/answer-sql.ts';
import { remindMembers } from '#server/modules/reminders/remind-members.ts';
import { addClubMember, createClub } from '#test/factories/club-factory.ts';
import { createCrew, insertDate, send as sendAs } from '#test/factories/crew-factory.ts';
import { runSql } from '#test/factories/insert-row.ts';
import { createMember, logInAs, type TestMember } from '#test/factories/member-factory.ts';
import { server, test } from '#test/harness/server-test.ts';

const HOUR = 3_600_000;
const START = new Date('2026-11-21T14:00:00+09:00');

let host: TestMember;
let joined: TestMember;
let clubId: number;
test.beforeEach(async () => {
  host = await createMember(server.context);
  joined = await createMember(server.context);
  clubId = await createClub(server.context, { hostId: host.memberId });
  await addClubMember(server.context, clubId, joined.memberId, 'CLUB_JOINED');
});

/** The clock advances by days, so every request needs a new login. */
const send: typeof sendAs = async (who, ...request) =>
  sendAs({ ...who, token: await logInAs(server.context, who.memberId) }, ...request);
const goTo = (hoursBefore: number) =>
  server.clock.set(new Date(START.getTime() - hoursBefore * HOUR).toISOString());
const answer = (going: boolean, who = joined) =>
  send(who, 'PUT', `/api/clubs/${clubId}/answer`, { going });
const remind = () => remindMembers(server.context, new AbortController().signal);

async function readQuestion(who = joined) {
  const { data } = (await send(who, 'GET', `/api/clubs/${clubId}`)).json();
  const overview = await send(who, 'GET', `/api/members/${who.memberId}/overview`);
  const { confirmation: changed, pending } = overview.json().data.meetings[0];
  return [data.myConfirmation, pending, changed];
}

async function readReminder(who: TestMember): Promise<Notice> {
  const { data } = (await send(who, 'GET', '/api/notices')).json();
  return data.find(({ kind }: Notice) => kind === 'MEETING_TOMORROW');
}

describe('the question of the day before', () => {
  // covers G50 (docs/coverage-statements.md)
  test('the day-before question is open from 24 hours before the start, without a job', async () => {
    goTo(24.01);
    expect(await readQuestion()).toEqual([null, false, null]);
    goTo(24);
    expect(await readQuestion()).toEqual(['PENDING', true, null]);
    expect(await readQuestion(host)).toEqual([null, false, null]);
  });

  test('a double tap answers the day-before question once and sends one live event', async () => {
    goTo(20);
    const ring = vi.spyOn(server.context.doorbells, 'ring');
    const replies = await Promise.all([answer(true), answer(true)]);
    expect(replies.map((reply) => reply.json())).toEqual(
      Array(2).fill({ data: { answer: 'GOING' } }),
    );
    expect(ring).toHaveBeenCalledTimes(1);
    ring.mockRestore();
    expect(await readQuestion()).toEqual(['GOING', false, null]);
  });

  test('the confirmation of an older client answers the day-before question', async () => {
    goTo(20);
    const reply = await send(joined, 'PUT', `/api/clubs/${clubId}/confirmation`, { going: true });
    expect(reply.statusCode).toBe(204);
    expect(await readQuestion()).toEqual(['GOING', false, null]);
  });

  test('a member who takes a seat after the day-before question gets no question', async () => {
    goTo(20);
    const late = await createMember(server.context);
    await addClubMember(server.context, clubId, late.memberId, 'CLUB_JOINED');
    expect(await readQuestion(late)).toEqual([null, false, null]);
  });

  test('the day-before question is open again after an answer to an earlier change', async () => {
    await send(host, 'POST', `/api/clubs/${clubId}/changes`, { durationMinutes: 60 });
    expect(await readQuestion()).toEqual(['PENDING', true, 'PENDING']);
    await answer(true);
    expect(await readQuestion()).toEqual(['GOING', false, 'GOING']);
    goTo(23);
    expect(await readQuestion()).toEqual(['PENDING', true, 'GOING']);
  });

  test('a crew member with 매번 갈게요 (always going) gets the day-before question', async () => {
    const crew = await createCrew(1);
    const [member = joined] = crew.members;
    clubId = await insertDate(crew, { day: '2026-11-21', seats: [member] });
    goTo(1);
    expect((await readQuestion(member))[0]).toBe('PENDING');
  });
});

describe('the reminder of the day before', () => {
  test('the day-before reminder asks members with a seat to confirm, but not the host', async () => {
    goTo(23);
    await remind();
    expect(await readReminder(joined)).toMatchObject({
      text: '내일 만나요',
      time: '11월 21일 (토) 오후 2:00',
      myConfirmation: 'PENDING',
    });
    expect((await readReminder(host)).myConfirmation).toBeNull();
    await answer(true);
    expect((await readReminder(joined)).myConfirmation).toBe('GOING');
  });

  test('after 못 가요 the day-before reminder says that the seat was given up', async () => {
    goTo(23);
    await remind();
    expect((await answer(false)).json()).toEqual({ data: { answer: 'NOT_GOING' } });
    expect(await readReminder(joined)).toMatchObject({
      myConfirmation: null,
      remark: '‘못 가요’로 답했어요. 자리를 비웠어요.',
    });
    const { data } = (await send(joined, 'GET', `/api/clubs/${clubId}`)).json();
    expect(data.joinedCount).toBe(1);
  });
});

test('SQL and the shared rule agree at every instant whether a seat question is open', async () => {
  const { database } = server.context;
  const minute = fc.integer({ min: -48 * 60, max: 60 }).map((value) => value - (value % 360));
  const instants = { seat: minute, answer: fc.option(minute), change: fc.option(minute) };
  const toDate = (offset: number | null) =>
    offset === null ? null : new Date(START.getTime() + offset * 60_000);
  const sql = `select ${confirmation('s', 'c', promptedAtSql('c', '$3::timestamptz'))} as found
    from club_members s join clubs c using (club_id) where club_id = $1 and s.member_id = $2`;
  const ids = [clubId, joined.memberId];
  const property = fc.asyncProperty(fc.record({ ...instants, now: minute }), async (one) => {
    const [seatedAt, answeredAt, changedAt, now] = [one.seat, one.answer, one.change, one.now].map(
      toDate,
    ) as [Date, Date | null, Date | null, Date];
    await runSql(database, 'delete from club_answers', []);
    await runSql(database, 'delete from club_changes', []);
    await runSql(
      database,
      'update club_members set decided_at = $3 where club_id = $1 and member_id = $2',
      [...ids, seatedAt],
    );
    if (answeredAt)
      await runSql(database, 'insert into club_answers values ($1, $2, true, $3)', [
        ...ids,
        answeredAt,
      ]);
    if (changedAt)
      await runSql(
        database,
        `insert into club_changes (club_id, sequence, changed_at, fields) values ($1, 1, $2, '{"location": {}}')`,
        [clubId, changedAt],
      );
    const [row] = await runSql(database, sql, [...ids, now]);
    const meeting = { meetingDate: '2026-11-21', meetingTime: '14:00' };
    const prompted = promptedAt(meeting, changedAt, now);
    expect(row?.found).toBe(readConfirmation(prompted, { seatedAt, answeredAt }));
  });
  await fc.assert(property, { numRuns: 80 });
});
