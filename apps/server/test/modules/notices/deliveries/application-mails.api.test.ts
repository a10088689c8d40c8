import { beforeEach, expect } from 'vitest';
import { addClubMember, createClub } from '#test/factories/club-factory.ts';
import { deliveryWorld } from '#test/factories/delivery-world.ts';
import { createMember, type TestMember } from '#test/factories/member-factory.ts';
import { server, test } from '#test/harness/server-test.ts';
import { startPushService } from '#test/peers/push-service.ts';

const service = await startPushService();
test.override({ settings: { PUSH_ALLOWED_ORIGINS: service.origin } });
const { subscribe, notify, deliver, outbox, clear } = deliveryWorld(() => server, service);
test.beforeAll(() => service.trust(server.context.vapidKeys.publicKey));
test.afterAll(() => service.close());

const HOUR = 60 * 60_000;
let host: TestMember;
let applicant: TestMember;
let clubId: number;
beforeEach(async () => {
  await clear();
  host = await createMember(server.context);
  applicant = await createMember(server.context);
  clubId = await createClub(server.context, { hostId: host.memberId });
  await addClubMember(server.context, clubId, applicant.memberId, 'CLUB_WAITING');
});

const apply = () =>
  notify({
    kind: 'APPLICATION_RECEIVED',
    memberId: host.memberId,
    clubId,
    actorId: applicant.memberId,
  });
const readSettings = async () =>
  (await server.call({ method: 'GET', url: '/api/notice-settings', token: host.token })).json()
    .data;
const choose = (channels: object) =>
  server.call({
    method: 'PUT',
    url: '/api/notice-settings',
    token: host.token,
    payload: { kinds: { APPLICATION_RECEIVED: channels } },
  });

// covers N3.16 (docs/coverage-statements.md)
test('a host without a device gets new applications by mail', async () => {
  await apply();
  await deliver();
  expect((await outbox()).map(({ subject }) => subject)).toEqual([
    `${applicant.nickname}님이 신청했어요 · 성수에서 볼더링`,
  ]);
  expect((await readSettings()).promptsMailChoice).toBe(false);
});

test('a host’s first device ends the mails until the host chooses to get them again', async () => {
  await subscribe(host);
  await apply();
  await deliver();
  expect(await outbox()).toEqual([]);
  expect(await readSettings()).toMatchObject({
    promptsMailChoice: true,
    kinds: { APPLICATION_RECEIVED: { push: true, mail: false } },
  });
  await choose({ mail: true });
  expect((await readSettings()).promptsMailChoice).toBe(false);
  await apply();
  server.clock.advance(HOUR);
  await deliver();
  expect(await outbox()).toHaveLength(1);
});

test('a host who switched off pushes of applications gets them by mail', async () => {
  await subscribe(host);
  await choose({ push: false });
  await apply();
  await deliver();
  expect(await outbox()).toHaveLength(1);
});
