import { describe, expect } from 'vitest';
import { answerToken } from '#server/modules/notices/deliveries/answer-link.ts';
import { addClubMember, createClub } from '#test/factories/club-factory.ts';
import { createCrew, insertDate } from '#test/factories/crew-factory.ts';
import { runSql } from '#test/factories/insert-row.ts';
import { createMember, type TestMember } from '#test/factories/member-factory.ts';
import { cancel, createFullClub, runSeatJob } from '#test/factories/seat-world.ts';
import { server, test } from '#test/harness/server-test.ts';

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

const linkFor = (memberId: number, startsAt = START, noticeId = 1) =>
  answerToken(server.context.keyedHash, { clubId, memberId, noticeId, startsAt });
const open = (token: string, method: 'GET' | 'HEAD' = 'GET') =>
  server.call({ method, url: `/api/answers/${token}` });
const answer = (token: string, going: boolean) =>
  server.call({ method: 'PUT', url: `/api/answers/${token}`, payload: { going } });

async function isSeated(memberId = joined.memberId): Promise<boolean> {
  const sql = `select from club_members
    where club_id = $1 and member_id = $2 and status = 'CLUB_JOINED'`;
  return (await runSql(server.context.database, sql, [clubId, memberId])).length === 1;
}

describe('the answer link of a mail', () => {
  // covers G51 (docs/coverage-statements.md)
  test('opening the answer link of a mail shows the meeting and changes nothing', async () => {
    const token = linkFor(joined.memberId);
    for (const method of ['GET', 'HEAD', 'GET'] as const)
      expect((await open(token, method)).statusCode).toBe(200);
    expect((await open(token)).json().data).toEqual({
      clubId,
      clubName: '성수에서 볼더링',
      meetingDate: '2026-11-21',
      meetingTime: '14:00:00',
      location: '서울 성동구 연무장길 7',
      isOnline: false,
      nickname: joined.nickname,
      answer: 'GOING',
      offer: null,
      lateNo: null,
    });
    expect(await isSeated()).toBe(true);
    expect(await runSql(server.context.database, 'select from spent_answer_links', [])).toEqual([]);
  });

  test('못 가요 by an answer link frees the seat, and the link’s token is not stored', async () => {
    const token = linkFor(joined.memberId);
    const reply = await answer(token, false);
    expect([reply.statusCode, reply.json().data.answer]).toEqual([200, 'NOT_GOING']);
    expect(await isSeated()).toBe(false);
    const rows = await runSql(server.context.database, 'select * from spent_answer_links', []);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test('an answer link can answer the question of the day before the meeting', async () => {
    server.clock.set('2026-11-20T18:00:00+09:00');
    const token = linkFor(joined.memberId);
    expect((await open(token)).json().data.answer).toBeNull();
    expect((await answer(token, true)).json().data.answer).toBe('GOING');
    const other = linkFor(joined.memberId, START, 2);
    expect((await open(other)).json().data.answer).toBe('GOING');
  });

  test('갈게요 by an answer link takes a seat in a meeting of a crew', async () => {
    const crew = await createCrew(1);
    const [member = joined] = crew.members;
    clubId = await insertDate(crew, { day: '2026-11-25' });
    const token = linkFor(member.memberId, new Date('2026-11-25T20:00:00+09:00'));
    expect((await open(token)).json().data.answer).toBeNull();
    expect((await answer(token, true)).json().data.answer).toBe('GOING');
    expect(await isSeated(member.memberId)).toBe(true);
  });

  test('of two parallel answers by one answer link the second is refused', async () => {
    const token = linkFor(joined.memberId);
    const replies = await Promise.all([answer(token, true), answer(token, true)]);
    expect(replies.map((reply) => reply.statusCode).sort()).toEqual([200, 410]);
    for (const reply of [await answer(token, false), await open(token)])
      expect(reply.json()).toMatchObject({
        status: 410,
        code: 'ANSWER_LINK_USED',
        message: '이미 쓴 링크예요. 지금 답은 ‘갈게요’예요.',
      });
    expect(await isSeated()).toBe(true);
  });
});

describe('an answer link is refused', () => {
  async function expectRefused(token: string, status: number, code: string) {
    for (const reply of [await open(token), await answer(token, false)])
      expect(reply.json()).toMatchObject({ status, code });
  }

  test('an answer link is refused after a change of the time, not after other changes', async () => {
    const token = linkFor(joined.memberId);
    const url = `/api/clubs/${clubId}/changes`;
    const change = (payload: object) =>
      server.call({ method: 'POST', url, token: host.token, payload });
    await change({ durationMinutes: 60 });
    expect((await open(token)).statusCode).toBe(200);
    await change({ meetingTime: '15:00' });
    await expectRefused(token, 410, 'ANSWER_LINK_CHANGED');
    expect(await isSeated()).toBe(true);
  });

  test('an answer link is refused once the meeting has begun', async () => {
    server.clock.set(START.toISOString());
    await expectRefused(linkFor(joined.memberId), 410, 'ANSWER_LINK_OVER');
  });

  test('an answer link is refused once the meeting is cancelled', async () => {
    await server.call({ method: 'DELETE', url: `/api/clubs/${clubId}`, token: host.token });
    await expectRefused(linkFor(joined.memberId), 410, 'ANSWER_LINK_OVER');
  });

  test('an answer link with another member, club or signature is refused', async () => {
    const token = linkFor(joined.memberId);
    const other = await createMember(server.context);
    await expectRefused(linkFor(other.memberId), 404, 'ANSWER_LINK_INVALID');
    const parts = token.split('~');
    for (const index of [0, 1, 2, 3]) {
      const forged = parts.with(index, `${parts[index]}1`).join('~');
      await expectRefused(forged, 404, 'ANSWER_LINK_INVALID');
    }
    await expectRefused(parts.with(4, 'A'.repeat(43)).join('~'), 404, 'ANSWER_LINK_INVALID');
  });

  test.each<[string, (parts: string[]) => string[]]>([
    ['a leading zero', (parts) => parts.with(0, `0${parts[0]}`)],
    ['another last character', (parts) => parts.with(4, exchangeLast(parts[4] ?? ''))],
  ])('an answer link spelled with %s is refused, even once used', async (_, spell) => {
    const token = linkFor(joined.memberId);
    const variant = spell(token.split('~')).join('~');
    await expectRefused(variant, 404, 'ANSWER_LINK_INVALID');
    await answer(token, true);
    await expectRefused(variant, 404, 'ANSWER_LINK_INVALID');
    expect(await isSeated()).toBe(true);
  });

  test('the answer link of a member whom the host has removed is refused', async () => {
    const token = linkFor(joined.memberId);
    const kick = `/api/clubs/${clubId}/kicks/${joined.memberId}`;
    await server.call({ method: 'PATCH', url: kick, token: host.token });
    await expectRefused(token, 404, 'ANSWER_LINK_INVALID');
  });
});

/** The last of 43 characters encodes four bits: flipping its lowest bit decodes to the same bytes. */
function exchangeLast(signature: string): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  const last = letters[letters.indexOf(signature.at(-1) ?? '') ^ 1];
  const exchanged = `${signature.slice(0, -1)}${last}`;
  expect(Buffer.from(exchanged, 'base64url')).toEqual(Buffer.from(signature, 'base64url'));
  return exchanged;
}

describe('the answer link of an offered seat', () => {
  let next: TestMember;
  test.beforeEach(async () => {
    const world = await createFullClub(1);
    clubId = world.clubId;
    [next = joined] = world.queue;
    await cancel(world.seated[0] as TestMember, clubId);
  });
  const offerLink = async () => {
    const sql = `select notice_id from notices where member_id = $1 and kind = 'SEAT_OFFERED'`;
    const [row] = await runSql(server.context.database, sql, [next.memberId]);
    return linkFor(next.memberId, START, Number(row?.notice_id));
  };
  const GONE = [410, 'OFFER_GONE', '자리가 다음 사람에게 넘어갔어요.'];

  test('opening an unexpired offer link answers nothing, and 갈게요 takes the seat', async () => {
    const token = await offerLink();
    const { offer, answer: before } = (await open(token)).json().data;
    expect([offer.isShared, before]).toEqual([false, null]);
    expect((await answer(token, true)).json().data.answer).toBe('GOING');
    expect(await isSeated(next.memberId)).toBe(true);
  });

  test('before and after the seat job, an expired offer link says that the seat is gone', async () => {
    const token = await offerLink();
    server.clock.advance(13 * 60 * 60_000);
    for (const job of [() => undefined, runSeatJob]) {
      await job();
      for (const reply of [await open(token), await answer(token, true)]) {
        const { status, code, message } = reply.json();
        expect([status, code, message]).toEqual(GONE);
      }
    }
  });

  test.each([
    [false, '이미 쓴 링크예요. 지금 답은 ‘다음에 할게요’예요.'],
    [true, '이미 쓴 링크예요. 지금 답은 ‘갈게요’예요.'],
  ])(
    'a reopened offer link that was answered with going=%s shows that answer',
    async (going, message) => {
      const token = await offerLink();
      await answer(token, going);
      expect((await open(token)).json()).toMatchObject({ status: 410, message });
    },
  );

  test('a link used twice by a crew member in the queue says that the member is waiting', async () => {
    const crew = await createCrew(3);
    const [member = joined, ...seats] = crew.members;
    clubId = await insertDate(crew, { day: '2026-11-25', limit: 3, seats });
    const token = linkFor(member.memberId, new Date('2026-11-25T20:00:00+09:00'));
    expect((await answer(token, true)).json().data.answer).toBe('QUEUED');
    const message = '이미 쓴 링크예요. 자리가 나면 알려 드릴게요.';
    expect((await open(token)).json()).toMatchObject({ status: 410, message });
  });
});
