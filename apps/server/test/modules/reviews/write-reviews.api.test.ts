import { contract } from '@azit/contract';
import { describe, expect } from 'vitest';
import { addClubMember, createClub } from '#test/factories/club-factory.ts';
import { eraseMember } from '#test/factories/erase-member.ts';
import { runSql } from '#test/factories/insert-row.ts';
import { createMember, type TestMember } from '#test/factories/member-factory.ts';
import { publishAllReviews } from '#test/factories/publish-all-reviews.ts';
import { server, test } from '#test/harness/server-test.ts';

const YESTERDAY = { meetingDate: '2026-11-14', meetingTime: '14:00' };

let host: TestMember;
let me: TestMember;
let third: TestMember;
let clubId: number;
test.beforeEach(async () => {
  host = await createMember(server.context);
  me = await createMember(server.context);
  third = await createMember(server.context);
  clubId = await createClub(server.context, { hostId: host.memberId, ...YESTERDAY });
  await addClubMember(server.context, clubId, me.memberId, 'CLUB_JOINED');
  await addClubMember(server.context, clubId, third.memberId, 'CLUB_JOINED');
});

function review(revieweeId: number, parts: object = {}) {
  return {
    reviewerId: me.memberId,
    clubId,
    revieweeId,
    commentCategory: 'CONSIDERATE',
    ...parts,
  };
}

function send(payload: object | string, token: string | undefined = me.token) {
  const headers = { 'content-type': 'application/json' };
  return server.call({
    method: 'POST',
    url: '/api/reviews',
    payload,
    headers,
    ...(token === undefined ? {} : { token }),
  });
}

async function writtenBodies() {
  const rows = await runSql(
    server.context.database,
    'select comment_body from reviews where club_id = $1 order by review_id',
    [clubId],
  );
  return rows.map((row) => row.comment_body);
}

/** Publishes the reviews first, because only published reviews change the reputation. */
async function reputation({ memberId }: TestMember) {
  await publishAllReviews(server.context);
  const [row] = await runSql(
    server.context.database,
    'select reputation from members where member_id = $1',
    [memberId],
  );
  return row?.reputation;
}

async function expectRefused(payload: object, status: number, code: string) {
  const reply = await send(payload);
  expect(reply.json()).toMatchObject({ status, code, message: expect.stringMatching(/[가-힣]/) });
  expect(await writtenBodies()).toEqual([]);
  expect(await reputation(host)).toBe(36.5);
}

describe('writing reviews', () => {
  // covers S3.10 (docs/coverage-statements.md)
  test('reviews of the host and a member are stored in order and raise two reputations', async () => {
    const reply = await send([
      review(third.memberId, { commentBody: '  ' }),
      review(host.memberId, { commentBody: '덕분에\n즐거웠어요', commentCategory: 'MOOD_MAKER' }),
    ]);
    expect(reply.statusCode).toBe(201);
    const body = reply.json();
    expect(contract.reviews.write.response.parse(body)).toEqual(body);
    expect(body.data.map((row: { revieweeId: number }) => row.revieweeId)).toEqual([
      third.memberId,
      host.memberId,
    ]);
    expect(await writtenBodies()).toEqual([null, '덕분에\n즐거웠어요']);
    expect(await reputation(host)).toBe(37);
    expect(await reputation(third)).toBe(37);
    expect(await reputation(me)).toBe(36.5);
  });

  test('the host may review a member', async () => {
    const reply = await send([review(me.memberId, { reviewerId: host.memberId })], host.token);
    expect(reply.statusCode).toBe(201);
  });

  // covers P5.2 (docs/coverage-statements.md)
  test('a reviewer’s second review of a member counts half, in the same request or later', async () => {
    const second = await createClub(server.context, { hostId: host.memberId, ...YESTERDAY });
    await addClubMember(server.context, second, me.memberId, 'CLUB_JOINED');
    const both = [review(host.memberId), review(host.memberId, { clubId: second })];
    expect((await send(both)).statusCode).toBe(201);
    const once = await reputation(host);
    expect(once).toBeCloseTo(37.248, 3);
    const [first, later] = both.map((item) => ({ ...item, revieweeId: third.memberId }));
    await addClubMember(server.context, second, third.memberId, 'CLUB_JOINED');
    await send([first ?? {}]);
    await send([later ?? {}]);
    expect(await reputation(third)).toBe(once);
  });

  // covers A4.14 (docs/coverage-statements.md)
  test('reviews are refused before the meeting ends and accepted from that instant on', async () => {
    const now = { meetingDate: '2026-11-15', meetingTime: '11:30:00', durationMinutes: 30 };
    clubId = await createClub(server.context, { hostId: host.memberId, ...now });
    await addClubMember(server.context, clubId, me.memberId, 'CLUB_JOINED');
    server.clock.advance(-1000);
    await expectRefused([review(host.memberId)], 403, 'REVIEW_NOT_ALLOWED');
    server.clock.advance(1000);
    expect((await send([review(host.memberId)])).statusCode).toBe(201);
  });

  // covers M3.2 (docs/coverage-statements.md)
  test('reviews of a cancelled club are refused', async () => {
    const cancelledAt = new Date('2026-11-14T13:00:00+09:00');
    const parts = { hostId: host.memberId, ...YESTERDAY, cancelledAt };
    clubId = await createClub(server.context, parts);
    await addClubMember(server.context, clubId, me.memberId, 'CLUB_JOINED');
    await expectRefused([review(host.memberId)], 403, 'REVIEW_NOT_ALLOWED');
  });
});

describe('refused reviews, of which none is stored', () => {
  // covers A4.14 (docs/coverage-statements.md)
  test('reviews in the name of another member are refused', async () => {
    const forged = review(third.memberId, { reviewerId: host.memberId });
    await expectRefused([review(host.memberId), forged], 403, 'FORBIDDEN');
  });

  test('a review of oneself is refused together with the other reviews of the request', () =>
    expectRefused([review(host.memberId), review(me.memberId)], 403, 'REVIEW_NOT_ALLOWED'));

  test('reviews by a member who is not in the club are refused', async () => {
    const outsider = await createMember(server.context);
    const forged = review(host.memberId, { reviewerId: outsider.memberId });
    const reply = await send([forged], outsider.token);
    expect(reply.json()).toMatchObject({ status: 403, code: 'REVIEW_NOT_ALLOWED' });
    expect(await writtenBodies()).toEqual([]);
  });

  // covers S4.7 (docs/coverage-statements.md)
  test.each(['CLUB_WAITING', 'CLUB_REJECTED', 'CLUB_KICKED'] as const)(
    'reviews of and by a member with the status %s are refused',
    async (status) => {
      const outsider = await createMember(server.context);
      await addClubMember(server.context, clubId, outsider.memberId, status);
      const mixed = [review(host.memberId), review(outsider.memberId)];
      await expectRefused(mixed, 403, 'REVIEW_NOT_ALLOWED');
      const back = review(host.memberId, { reviewerId: outsider.memberId });
      expect((await send([back], outsider.token)).statusCode).toBe(403);
    },
  );

  test('reviews of a nonexistent member or in a nonexistent club are refused', async () => {
    const nobody = review(2_147_483_647);
    await expectRefused([review(host.memberId), nobody], 403, 'REVIEW_NOT_ALLOWED');
    const nowhere = review(third.memberId, { clubId: 2_147_483_647 });
    await expectRefused([review(host.memberId), nowhere], 404, 'CLUB_NOT_FOUND');
  });

  test('reviews of a withdrawn member are refused', async () => {
    await eraseMember(server.context, third.memberId);
    const both = [review(host.memberId), review(third.memberId)];
    await expectRefused(both, 403, 'REVIEW_NOT_ALLOWED');
  });

  test('two reviews of the same member in one request are refused', () =>
    expectRefused([review(host.memberId), review(host.memberId)], 409, 'ALREADY_REVIEWED'));

  // covers A4.14 (docs/coverage-statements.md)
  test('reviews are refused if one of them already exists', async () => {
    await send([review(third.memberId)]);
    const reply = await send([review(host.memberId), review(third.memberId)]);
    expect(reply.json()).toMatchObject({ status: 409, code: 'ALREADY_REVIEWED' });
    expect(await writtenBodies()).toEqual([null]);
    expect(await reputation(host)).toBe(36.5);
  });

  test('reviews by a guest are refused', async () => {
    const url = '/api/reviews';
    const reply = await server.call({ method: 'POST', url, payload: [review(host.memberId)] });
    expect(reply.statusCode).toBe(401);
  });

  // covers A4.14 (docs/coverage-statements.md)
  test('malformed reviews are refused', async () => {
    const broken: unknown[] = [
      [],
      {},
      null,
      'text',
      Array.from({ length: 21 }, () => review(host.memberId)),
      [review(host.memberId, { commentCategory: 'GOOD' })],
      [review(host.memberId, { commentCategory: undefined })],
      [review(host.memberId, { commentBody: '가'.repeat(129) })],
      [review(host.memberId, { commentBody: 'a\u0000b' })],
      [review(host.memberId, { commentBody: 1 })],
      [review(host.memberId, { clubId: 'one' })],
      [review(host.memberId, { revieweeId: 2_147_483_648 })],
      [review(0)],
      [null],
    ];
    for (const payload of broken) {
      const reply = await send(JSON.stringify(payload));
      expect([reply.statusCode, JSON.stringify(payload)]).toEqual([400, JSON.stringify(payload)]);
    }
    expect(await writtenBodies()).toEqual([]);
  });

  test('a review text of 128 characters is accepted', async () => {
    const commentBody = '😀'.repeat(128);
    expect((await send([review(host.memberId, { commentBody })])).statusCode).toBe(201);
    expect(await writtenBodies()).toEqual([commentBody]);
  });
});
