import { expect } from 'vitest';
import { createClub, unchangedPlan } from '#test/factories/club-factory.ts';
import { createMember, type TestMember } from '#test/factories/member-factory.ts';
import { server, test } from '#test/harness/server-test.ts';

let host: TestMember;
let clubId: number;
test.beforeEach(async () => {
  host = await createMember(server.context);
  clubId = await createClub(server.context, { hostId: host.memberId, bringAlong: '물통' });
});

function edit(changes: object) {
  const url = `/api/clubs/${clubId}`;
  const payload = { ...unchangedPlan, ...changes };
  return server.call({ method: 'PATCH', url, payload, token: host.token });
}

test('an edit of a club sets the text about what to bring', async () => {
  const reply = await edit({ bringAlong: ' 편한 신발 ' });
  expect(reply.json().data.bringAlong).toBe('편한 신발');
});

test('an edit by an older client does not change the text about what to bring', async () => {
  expect((await edit({ fee: 100 })).json().data.bringAlong).toBe('물통');
});

test.each([null, '', '  '])(
  'an edit with %j removes the text about what to bring',
  async (bringAlong) => {
    expect((await edit({ bringAlong })).json().data.bringAlong).toBeNull();
  },
);

test('a text about what to bring over 40 characters is refused with a message', async () => {
  const reply = await edit({ bringAlong: '가'.repeat(41) });
  expect(reply.json()).toMatchObject({
    status: 400,
    fieldErrors: [{ field: 'bringAlong', message: '준비물은 40자까지 쓸 수 있어요.' }],
  });
});

test('a guest sees the text about what to bring on the invitation', async () => {
  const reply = await server.call({ method: 'GET', url: `/api/clubs/${clubId}/invitation` });
  expect(reply.json().data.bringAlong).toBe('물통');
});

test('the activity list contains the text about what to bring', async () => {
  const url = `/api/members/${host.memberId}/clubs`;
  const reply = await server.call({ method: 'GET', url, token: host.token });
  expect(reply.json()[0].clubInfoResponse.bringAlong).toBe('물통');
});
