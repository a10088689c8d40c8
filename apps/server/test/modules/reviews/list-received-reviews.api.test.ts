import { contract } from '@azit/contract';
import { expect } from 'vitest';
import { createClub } from '#test/factories/club-factory.ts';
import { insertRow } from '#test/factories/insert-row.ts';
import { createMember, type TestMember } from '#test/factories/member-factory.ts';
import { server, test } from '#test/harness/server-test.ts';

let me: TestMember;
let writer: TestMember;

test.beforeAll(async () => {
  // The additional members raise later ids, so that no number in the reply equals the writer's id
  // by chance.
  for (let index = 0; index < 40; index += 1) await createMember(server.context);
  writer = await createMember(server.context, { nickname: '글쓴이' });
  me = await createMember(server.context);
  for (let index = 1; index <= 7; index += 1) {
    const clubId = await createClub(server.context, {
      hostId: me.memberId,
      clubName: `모임 ${index}`,
      meetingDate: `2026-11-0${index}`,
    });
    await insertRow(server.context.database, 'reviews', {
      club_id: clubId,
      reviewer_id: writer.memberId,
      reviewee_id: me.memberId,
      comment_category: 'KEEP_ON_TIME',
      comment_body: index === 7 ? '"고마워요"' : null,
    });
  }
});

function list(viewer: TestMember, query = '') {
  const url = `/api/reviews/reviewee/${me.memberId}${query}`;
  return server.call({ method: 'GET', url, token: viewer.token });
}

// covers S3.11, P6.2 (docs/coverage-statements.md)
test('received reviews are listed five per page, the newest first', async () => {
  const body = (await list(me)).json();
  expect(contract.reviews.listReceived.response.parse(body)).toEqual(body);
  expect(body.pageInfo).toEqual({ page: 1, size: 5, totalElements: 7, totalPages: 2 });
  expect(body.data[0]).toEqual({
    reviewId: expect.any(Number),
    commentCategory: 'KEEP_ON_TIME',
    secondCategory: null,
    commentBody: '"고마워요"',
    club: { clubId: expect.any(Number), clubName: '모임 7', meetingDate: '2026-11-07' },
  });
  const names = (page: { data: { club: { clubName: string } }[] }) =>
    page.data.map(({ club }) => club.clubName);
  expect(names(body)).toEqual(['모임 7', '모임 6', '모임 5', '모임 4', '모임 3']);
  expect(names((await list(me, '?page=2')).json())).toEqual(['모임 2', '모임 1']);
  expect(names((await list(me, '?page=3')).json())).toEqual([]);
  expect(names((await list(me, '?page=3&size=2')).json())).toEqual(['모임 3', '모임 2']);
});

// covers A4.15 (docs/coverage-statements.md)
test('a received review does not name its writer', async () => {
  const { body } = await list(me, '?size=50');
  expect(body).not.toMatch(/reviewer|글쓴이|nickname|member/i);
  const numbers = body.match(/\d+/g) ?? [];
  expect(numbers).not.toContain(String(writer.memberId));
});

// covers A4.15 (docs/coverage-statements.md)
test('only the reviewed member may list the received reviews', async () => {
  expect((await list(writer)).statusCode).toBe(403);
  const url = `/api/reviews/reviewee/${me.memberId}`;
  expect((await server.call({ method: 'GET', url })).statusCode).toBe(401);
  for (const query of ['?page=0', '?size=51', '?size=x']) {
    expect((await list(me, query)).statusCode).toBe(400);
  }
});
