import { contract } from '@azit/contract';
import { expect } from 'vitest';
import { addClubMember, createClub } from '#test/factories/club-factory.ts';
import { eraseMember } from '#test/factories/erase-member.ts';
import { insertRow } from '#test/factories/insert-row.ts';
import { createMember, type TestMember } from '#test/factories/member-factory.ts';
import { server, test } from '#test/harness/server-test.ts';

const YESTERDAY = { meetingDate: '2026-11-14', meetingTime: '14:00' };

let host: TestMember;
let me: TestMember;
let third: TestMember;
let clubId: number;
test.beforeEach(async () => {
  // The host has the highest id, so the first position cannot follow from the id order.
  [me, third, host] = [
    await createMember(server.context),
    await createMember(server.context),
    await createMember(server.context),
  ];
  clubId = await createClub(server.context, { hostId: host.memberId, ...YESTERDAY });
  await addClubMember(server.context, clubId, me.memberId, 'CLUB_JOINED');
  await addClubMember(server.context, clubId, third.memberId, 'CLUB_JOINED');
});

function list(viewer?: TestMember, id: number | string = clubId) {
  const url = `/api/reviews/clubs/${id}/reviewees`;
  return server.call({ method: 'GET', url, ...(viewer ? { token: viewer.token } : {}) });
}

async function idsFor(viewer: TestMember): Promise<number[]> {
  const body = (await list(viewer)).json();
  expect(contract.reviews.listReviewees.response.parse(body)).toEqual(body);
  return body.data.map(({ memberId }: { memberId: number }) => memberId);
}

// covers S6.5 (docs/coverage-statements.md)
test('the members to review are the host, then all others except the reviewer', async () => {
  expect(await idsFor(me)).toEqual([host.memberId, third.memberId]);
  expect(await idsFor(host)).toEqual([me.memberId, third.memberId]);
});

test('a reviewed member disappears from the list of the reviewer, not from other lists', async () => {
  const review = (revieweeId: number) =>
    insertRow(server.context.database, 'reviews', {
      club_id: clubId,
      reviewer_id: me.memberId,
      reviewee_id: revieweeId,
      comment_category: 'CONSIDERATE',
    });
  await review(host.memberId);
  expect(await idsFor(me)).toEqual([third.memberId]);
  expect(await idsFor(third)).toEqual([host.memberId, me.memberId]);
  await review(third.memberId);
  expect(await idsFor(me)).toEqual([]);
});

test('the number of people who came includes the viewer and no absent member', async () => {
  expect((await list(me)).json().attendedCount).toBe(3);
  const payload = { absent: [third.memberId] };
  const url = `/api/clubs/${clubId}/attendance`;
  await server.call({ method: 'PUT', url, token: host.token, payload });
  expect((await list(me)).json().attendedCount).toBe(2);
});

test('only joined members who have not withdrawn can be reviewed', async () => {
  for (const status of ['CLUB_WAITING', 'CLUB_REJECTED', 'CLUB_KICKED'] as const) {
    const other = await createMember(server.context);
    await addClubMember(server.context, clubId, other.memberId, status);
    expect((await list(other)).statusCode).toBe(403);
  }
  await eraseMember(server.context, third.memberId);
  expect(await idsFor(me)).toEqual([host.memberId]);
});

test('the list of reviewees is refused without a seat, before the end and if cancelled', async () => {
  const outsider = await createMember(server.context);
  expect((await list(outsider)).json()).toMatchObject({ status: 403, code: 'REVIEW_NOT_ALLOWED' });
  const ahead = await createClub(server.context, { hostId: host.memberId });
  expect((await list(host, ahead)).json()).toMatchObject({
    status: 403,
    message: '모임이 끝난 뒤에 후기를 남길 수 있어요.',
  });
  const called = { ...YESTERDAY, cancelledAt: new Date('2026-11-13T00:00:00Z') };
  const off = await createClub(server.context, { hostId: host.memberId, ...called });
  expect((await list(host, off)).statusCode).toBe(403);
  expect((await list(me, 2_000_000_000)).statusCode).toBe(404);
  expect((await list(me, 'x')).statusCode).toBe(400);
  expect((await list()).statusCode).toBe(401);
});
