import { expect, vi } from 'vitest';
import { createApp } from '#server/app.ts';
import { createClub, unchangedPlan } from '#test/factories/club-factory.ts';
import { runSql } from '#test/factories/insert-row.ts';
import { createMember, type TestMember } from '#test/factories/member-factory.ts';
import { multipartForm, smallImage } from '#test/harness/multipart-form.ts';
import { server, test } from '#test/harness/server-test.ts';

const LEASE = 15_000;

let host: TestMember;
let applicant: TestMember;
test.beforeEach(async () => {
  host = await createMember(server.context);
  applicant = await createMember(server.context);
});

// covers A1.14 (docs/coverage-statements.md)
test('eight copies of a request to two servers have one effect and equal replies', async () => {
  const other = await createApp(server.context);
  const image = await smallImage();
  const data = {
    ...unchangedPlan,
    joinQuestion: '왜요?',
    categorySmallId: 6,
  };
  const { payload, headers } = await multipartForm(image, data);
  const send = (app: typeof other) =>
    app.inject({
      method: 'POST',
      url: '/api/clubs',
      headers: {
        ...headers,
        authorization: `Bearer ${host.token}`,
        'idempotency-key': 'eight',
      },
      payload,
    });
  const apps = Array.from({ length: 8 }, (_, index) => (index % 2 === 0 ? other : server.app));
  const replies = await Promise.all(apps.map(send));
  expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
  expect(new Set(replies.map(({ body }) => body)).size).toBe(1);
  const opened = 'select 1 from clubs where host_id = $1';
  expect(await runSql(server.context.database, opened, [host.memberId])).toHaveLength(1);
  await other.close();
});

test('copies of a crashed request are refused until the lease ends; then one copy runs', async () => {
  const clubId = await createClub(server.context, { hostId: host.memberId });
  const apply = () =>
    server.call({
      method: 'POST',
      url: `/api/clubs/${clubId}/signups`,
      token: applicant.token,
      headers: { 'idempotency-key': 'died' },
      payload: { memberId: applicant.memberId, joinAnswer: '저요.' },
    });
  await apply();
  await runSql(
    server.context.database,
    `update idempotent_replies set status = null, headers = null, body = null
     where member_id = $1`,
    [applicant.memberId],
  );
  await runSql(server.context.database, 'delete from club_members where member_id = $1', [
    applicant.memberId,
  ]);
  const real = performance.now.bind(performance);
  let waited = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => {
    waited += 10_000;
    return real() + waited;
  });
  const early = await apply();
  clock.mockRestore();
  expect(early.json()).toMatchObject({ status: 503, code: 'SERVER_BUSY' });
  expect(early.headers['retry-after']).toBe('2');
  server.clock.advance(LEASE);
  expect((await apply()).statusCode).toBe(201);
  expect((await apply()).statusCode).toBe(201);
});

test('a copy of a request that failed with a server error runs again', async () => {
  const images = vi.spyOn(server.context.images, 'write').mockRejectedValueOnce(new Error('full'));
  const { payload, headers } = await multipartForm(await smallImage());
  const send = () =>
    server.call({
      method: 'POST',
      url: `/api/members/${applicant.memberId}`,
      token: applicant.token,
      headers: { ...headers, 'idempotency-key': 'failed' },
      payload,
    });
  const failed = await send();
  expect(failed.statusCode).toBe(503);
  expect(failed.headers['retry-after']).toBe('5');
  expect((await send()).statusCode).toBe(200);
  images.mockRestore();
});
