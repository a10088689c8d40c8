import { beforeEach, describe, expect } from 'vitest';
import { readRow, send } from '#test/factories/crew-factory.ts';
import { addInviteLink, toKey } from '#test/factories/invite-link-factory.ts';
import { createMember, type TestMember } from '#test/factories/member-factory.ts';
import {
  answerOffer,
  cancel,
  createFullClub,
  decide,
  joinQueue,
  preapprove,
  readClub,
  readKinds,
  readPart,
  runSeatJob,
  type SeatWorld,
  setTime,
} from '#test/factories/seat-world.ts';
import { server, test } from '#test/harness/server-test.ts';

let world: SeatWorld;
let leaver: TestMember;
let next: TestMember;
let last: TestMember;
let clubId: number;
beforeEach(async () => {
  world = await createFullClub(2);
  ({ clubId } = world);
  [leaver] = world.seated as [TestMember];
  [next, last] = world.queue as [TestMember, TestMember];
});

const answer = (who: TestMember, going: boolean) =>
  send(who, 'PUT', `/api/clubs/${clubId}/answer`, { going });
const readState = async ({ memberId }: TestMember) =>
  (
    await readRow(
      'select state from seat_offers where club_id = $1 and member_id = $2 order by offer_id desc',
      [clubId, memberId],
    )
  )?.state;
const everybody = () => [world.host, ...world.seated, ...world.queue];

describe('an offer', () => {
  // covers G19 (docs/coverage-statements.md)
  test.each([
    ['2026-11-19T12:00:00+09:00', '2026-11-20T00:00:00+09:00'],
    ['2026-11-20T18:00:00+09:00', '2026-11-20T20:00:00+09:00'],
    ['2026-11-21T11:00:00+09:00', '2026-11-21T13:00:00+09:00'],
  ])('an offer made at %s lasts until %s', async (now, until) => {
    await setTime(now, leaver, next);
    await cancel(leaver, clubId);
    const { offer, waitlist } = await readClub(next, clubId);
    const expiresAt = new Date(until).toISOString();
    const expiresInMs = Date.parse(until) - Date.parse(now);
    expect(offer).toEqual({ expiresAt, expiresInMs, isShared: false });
    expect(waitlist).toEqual({ length: 1, position: null });
  });

  test.each([
    ['PUT …/offer', () => answerOffer(next, clubId, true)],
    ['PUT …/answer', () => answer(next, true)],
  ])('an offer accepted by %s gives a seat and admits to the room', async (_, accept) => {
    await cancel(leaver, clubId);
    const reply = await accept();
    expect([reply.statusCode, reply.json().data]).toEqual([200, { answer: 'GOING' }]);
    expect([await readPart(clubId, next), await readState(next)]).toEqual(['joined', 'ACCEPTED']);
    expect((await send(next, 'GET', '/api/chats')).json().data).toHaveLength(1);
    expect(await readClub(next, clubId)).toMatchObject({ joinedCount: 3, offer: null });
  });

  test('a second device that accepts or answers for a held seat gets the same answer', async () => {
    await cancel(leaver, clubId);
    await answerOffer(next, clubId, true);
    for (const again of [await answerOffer(next, clubId, true), await answer(next, true)])
      expect([again.statusCode, again.json().data]).toEqual([200, { answer: 'GOING' }]);
    expect(await readClub(next, clubId)).toMatchObject({ joinedCount: 3, offer: null });
  });

  test('the overview of a member lists an offered seat until it is answered', async () => {
    const readOffers = async () =>
      (await send(next, 'GET', `/api/members/${next.memberId}/overview`)).json().data.offers;
    expect(await readOffers()).toEqual([]);
    await cancel(leaver, clubId);
    const { offer, clubName } = await readClub(next, clubId);
    const { expiresAt, expiresInMs } = offer ?? {};
    expect(await readOffers()).toEqual([{ clubId, clubName, expiresAt, expiresInMs }]);
    await answerOffer(next, clubId, false);
    expect(await readOffers()).toEqual([]);
  });

  test('declining an offer ends the wait, and the next member gets the offer', async () => {
    await cancel(leaver, clubId);
    expect((await answerOffer(next, clubId, false)).json().data).toEqual({ answer: 'NOT_GOING' });
    expect([await readPart(clubId, next), await readState(next)]).toEqual(['none', 'DECLINED']);
    expect(await readPart(clubId, last)).toBe('offered');
    expect((await answerOffer(next, clubId, true)).statusCode).toBe(409);
  });

  test('no application, host decision or admitting link can take an offered seat', async () => {
    await cancel(leaver, clubId);
    const stranger = await createMember(server.context);
    const url = `/api/clubs/${clubId}/signups`;
    expect((await send(stranger, 'POST', url, { joinAnswer: '저요.' })).statusCode).toBe(422);
    expect((await decide(world, last, 'CLUB_JOINED')).statusCode).toBe(409);
    const linkId = await addInviteLink(server.context, { clubId, usesLeft: 1 });
    const redeemed = await server.call({
      method: 'POST',
      url,
      token: stranger.token,
      payload: { joinAnswer: '' },
      headers: toKey(linkId),
    });
    expect(redeemed.statusCode).toBe(422);
  });

  test('a host who accepts a member with an offer uses the offered seat', async () => {
    await cancel(leaver, clubId);
    expect((await decide(world, next, 'CLUB_JOINED')).statusCode).toBe(202);
    expect([await readPart(clubId, next), await readState(next)]).toEqual(['joined', 'ACCEPTED']);
  });

  test('a free seat is not offered to members whom the host has not approved', async () => {
    await preapprove(world, next, false);
    await cancel(leaver, clubId);
    expect([await readPart(clubId, next), await readPart(clubId, last)]).toEqual([
      'queued',
      'offered',
    ]);
  });

  test('approving a member in the queue while a seat is free creates an offer', async () => {
    const unapproved = await createFullClub(1, 0);
    const [member] = unapproved.queue as [TestMember];
    await cancel(unapproved.seated[0] as TestMember, unapproved.clubId);
    expect(await readPart(unapproved.clubId, member)).toBe('queued');
    await preapprove(unapproved, member);
    expect(await readPart(unapproved.clubId, member)).toBe('offered');
  });

  test('an offer ends at the new start of a moved meeting at the latest', async () => {
    await setTime('2026-11-20T06:00:00+09:00', ...everybody());
    await cancel(leaver, clubId);
    const body = { meetingDate: '2026-11-20', meetingTime: '10:00' };
    await send(world.host, 'POST', `/api/clubs/${clubId}/changes`, body);
    const expiresAt = new Date('2026-11-20T10:00:00+09:00').toISOString();
    expect((await readClub(next, clubId)).offer).toMatchObject({ expiresAt, isShared: false });
  });
});

describe('an expired offer that no job has ended yet', () => {
  beforeEach(async () => {
    await cancel(leaver, clubId);
    await setTime('2026-11-16T12:00:00+09:00', ...everybody());
  });

  // covers G21 (docs/coverage-statements.md)
  test('an expired offer that is still stored is in no reply', async () => {
    expect(await readClub(next, clubId)).toMatchObject({ offer: null, waitlist: null });
    const rows = (await send(world.host, 'GET', `/api/clubs/${clubId}/signups`)).json().data;
    expect(rows.map((row: { member: TestMember }) => row.member.memberId)).not.toContain(
      next.memberId,
    );
    const activity = await send(next, 'GET', `/api/members/${next.memberId}/clubs/1`);
    expect(activity.json()).toEqual([]);
  });

  test('an expired offer cannot be accepted', async () => {
    const reply = await answerOffer(next, clubId, true);
    expect([reply.statusCode, reply.json()]).toMatchObject([
      409,
      { code: 'OFFER_GONE', message: '자리가 다음 사람에게 넘어갔어요.' },
    ]);
    expect((await answer(next, true)).statusCode).toBe(409);
  });

  test('the next request offers the seat of an expired offer again, without the job', async () => {
    await cancel(world.seated[1] as TestMember, clubId);
    expect([await readPart(clubId, next), await readPart(clubId, last)]).toEqual([
      'none',
      'offered',
    ]);
  });

  test('a member whose offer expired may join the end of the queue again', async () => {
    expect((await joinQueue(next, clubId)).statusCode).toBe(201);
    expect([await readPart(clubId, last), await readPart(clubId, next)]).toEqual([
      'offered',
      'queued',
    ]);
  });
});

test('the seat job passes an expired offer to the next member and notifies both', async () => {
  await cancel(leaver, clubId);
  await setTime('2026-11-16T12:00:00+09:00', next, last);
  await Promise.all([runSeatJob(), runSeatJob()]);
  expect([await readPart(clubId, next), await readState(next)]).toEqual(['none', 'EXPIRED']);
  expect(await readKinds(next)).toEqual(['SEAT_PASSED', 'SEAT_OFFERED']);
  expect(await readKinds(last)).toEqual(['SEAT_OFFERED']);
});

describe('a seat freed less than three hours before the start', () => {
  beforeEach(async () => {
    await setTime('2026-11-21T11:00:01+09:00', ...everybody());
    await cancel(leaver, clubId);
  });

  test('a seat freed in the last three hours is announced once to all approved members', async () => {
    await runSeatJob();
    expect([await readKinds(next), await readKinds(last)]).toEqual([['SEAT_OPEN'], ['SEAT_OPEN']]);
    const offer = {
      expiresAt: new Date('2026-11-21T14:00:00+09:00').toISOString(),
      isShared: true,
      sharedWith: 2,
    };
    expect(await readClub(last, clubId)).toMatchObject({ offer, waitlist: { position: 2 } });
  });

  // covers G19 (docs/coverage-statements.md)
  test('a seat freed in the last three hours goes to the first answer', async () => {
    expect((await answerOffer(last, clubId, true)).statusCode).toBe(200);
    const late = await answerOffer(next, clubId, true);
    expect([late.statusCode, late.json().message]).toEqual([
      409,
      '방금 다른 사람이 먼저 답했어요. 계속 기다릴게요.',
    ]);
    expect((await readClub(next, clubId)).waitlist).toEqual({ length: 1, position: 1 });
  });

  test('every further seat freed in the last three hours is announced', async () => {
    await answerOffer(last, clubId, true);
    await cancel(world.seated[1] as TestMember, clubId);
    expect(await readKinds(next)).toEqual(['SEAT_OPEN', 'SEAT_OPEN']);
  });

  test('a seat freed shortly before the start is announced again if the meeting moves', async () => {
    const body = { meetingTime: '20:00' };
    await send(world.host, 'POST', `/api/clubs/${clubId}/changes`, body);
    await setTime('2026-11-21T17:01:00+09:00', last);
    await runSeatJob();
    const kinds = await readKinds(last);
    expect(kinds.filter((kind) => kind === 'SEAT_OPEN')).toHaveLength(2);
    expect((await answerOffer(last, clubId, true)).statusCode).toBe(200);
  });

  test('a seat freed in the last three hours is announced to members approved later', async () => {
    const late = await createFullClub(0);
    await setTime('2026-11-21T11:00:01+09:00', late.host, ...late.seated);
    const member = await createMember(server.context);
    await joinQueue(member, late.clubId);
    await cancel(late.seated[0] as TestMember, late.clubId);
    expect((await answerOffer(member, late.clubId, true)).statusCode).toBe(409);
    await preapprove(late, member);
    expect(await readKinds(member)).toEqual(['SEAT_OPEN']);
    expect((await answerOffer(member, late.clubId, true)).statusCode).toBe(200);
  });
});
