import { expect } from 'vitest';
import { createClub, unchangedPlan } from '#test/factories/club-factory.ts';
import { createMember } from '#test/factories/member-factory.ts';
import { multipartForm, smallImage } from '#test/harness/multipart-form.ts';
import { server, test } from '#test/harness/server-test.ts';

const { location: _unused, ...placeless } = unchangedPlan;
const online = { ...placeless, isOnline: 'online' };

const locations = [{}, { location: '' }, { location: null }, { location: '가'.repeat(200) }];

// covers A1.17 (docs/coverage-statements.md)
test.each(locations)(
  'an online club is created with %j and stores no location',
  async (location) => {
    const { token } = await createMember(server.context);
    const data = { ...online, ...location, joinQuestion: '왜요?', categorySmallId: 6 };
    const form = await multipartForm(await smallImage(), data);
    const reply = await server.call({ method: 'POST', url: '/api/clubs', token, ...form });
    expect(reply.statusCode, reply.body).toBe(201);
    expect(reply.json().data).toMatchObject({ isOnline: 'online', location: null });
  },
);

test.each(locations)('a club that moves online with %j stores no location', async (location) => {
  const { memberId, token } = await createMember(server.context);
  const clubId = await createClub(server.context, { hostId: memberId });
  const payload = { ...online, ...location };
  const url = `/api/clubs/${clubId}`;
  const reply = await server.call({ method: 'PATCH', url, token, payload });
  expect(reply.statusCode, reply.body).toBe(200);
  expect(reply.json().data).toMatchObject({ isOnline: 'online', location: null });
});

test.each([
  [{}, '모일 장소를 정해 주세요.'],
  [{ location: '' }, '모일 장소를 정해 주세요.'],
  [{ location: ['서울'] }, '장소는 1~100자로 써 주세요.'],
  [{ location: '가'.repeat(101) }, '장소는 1~100자로 써 주세요.'],
])('an offline club with %j is refused with a field error', async (location, message) => {
  const { memberId, token } = await createMember(server.context);
  const clubId = await createClub(server.context, { hostId: memberId });
  const payload = { ...placeless, ...location };
  const url = `/api/clubs/${clubId}`;
  const reply = await server.call({ method: 'PATCH', url, token, payload });
  expect(reply.json()).toMatchObject({
    status: 400,
    fieldErrors: [{ field: 'location', message }],
  });
});
