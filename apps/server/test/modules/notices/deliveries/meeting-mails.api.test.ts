import { beforeEach, expect } from 'vitest';
import { addClubMember, createClub } from '#test/factories/club-factory.ts';
import { createCrew, insertDate, send } from '#test/factories/crew-factory.ts';
import { deliveryWorld } from '#test/factories/delivery-world.ts';
import { createMember, type TestMember } from '#test/factories/member-factory.ts';
import { server, test } from '#test/harness/server-test.ts';
import { startPushService } from '#test/peers/push-service.ts';

const service = await startPushService();
test.afterAll(service.close);
const { notify, deliver, outbox, clear } = deliveryWorld(() => server, service);

let host: TestMember;
let joined: TestMember;
let clubId: number;
beforeEach(async () => {
  await clear();
  host = await createMember(server.context);
  joined = await createMember(server.context);
  clubId = await createClub(server.context, { hostId: host.memberId });
  await addClubMember(server.context, clubId, joined.memberId, 'CLUB_JOINED');
});

const announce = (about: { clubId?: number; crewId?: number }, { memberId }: TestMember) =>
  notify({ kind: 'ANNOUNCEMENT', memberId, data: { reason: '물을 챙겨 오세요.' }, ...about });

// covers N3.15 (docs/coverage-statements.md)
test('the mail of an announcement has place, host and a file of the coming meeting', async () => {
  await announce({ clubId }, joined);
  await deliver();
  const [mail] = await outbox();
  expect(mail?.text_body).toContain('장소: 서울 성동구 연무장길 7');
  expect(mail?.text_body).toContain(`호스트: ${host.nickname}`);
  expect(mail?.calendar_body).toContain('STATUS:CONFIRMED');
});

test.for([
  ['that has begun', async () => server.clock.set('2026-11-21T14:05:00+09:00')],
  ['that is cancelled', () => send(host, 'DELETE', `/api/clubs/${clubId}`)],
] as const)('the mail of an announcement about a meeting %s has no file', async ([, end]) => {
  await end();
  await clear();
  await announce({ clubId }, joined);
  await deliver();
  const [mail] = await outbox();
  expect(mail).toMatchObject({ kind: 'ANNOUNCEMENT', calendar_body: null });
  expect(mail?.text_body).not.toContain('호스트: ');
});

test('the mail of an announcement to a whole crew has neither place nor file', async () => {
  const { crewId, members } = await createCrew(1);
  const [member] = members;
  if (!member) throw new Error('a member is missing');
  await clear();
  await announce({ crewId }, member);
  await deliver();
  const [mail] = await outbox();
  expect(mail).toMatchObject({ kind: 'ANNOUNCEMENT', calendar_body: null });
  expect(mail?.text_body).not.toContain('장소: ');
});

test.for([
  ['ATTENDANCE', { attendance: 'absent' }],
  ['CLUB_CANCELLED', {}],
] as const)('the mail %s to a joined member has date, time and location', async ([kind, data]) => {
  await notify({ kind, memberId: joined.memberId, clubId, data });
  await deliver();
  const [mail] = await outbox();
  expect(mail?.text_body).toContain('일시: 11월 21일 (토) 오후 2:00\n');
  expect(mail?.text_body).toContain('장소: 서울 성동구 연무장길 7\n');
});

test('the mail of an application that was not answered has the date but no location', async () => {
  const { memberId } = await createMember(server.context);
  await notify({ kind: 'APPLICATION_EXPIRED', memberId, clubId });
  await deliver();
  const [mail] = await outbox();
  expect(mail?.text_body).toContain('일시: 11월 21일 (토) 오후 2:00\n');
  expect(mail?.text_body).not.toContain('장소: ');
});

test('the mail of a skipped crew meeting cancels it in the calendar of a joined member', async () => {
  const world = await createCrew(1);
  const [member] = world.members;
  if (!member) throw new Error('a member is missing');
  const dateId = await insertDate(world, { day: '2026-11-25', seats: [member] });
  await clear();
  const skip = await send(world.host, 'DELETE', `/api/crews/${world.crewId}/dates/2026-11-25`);
  expect(skip.statusCode).toBe(202);
  await deliver();
  const [mail] = await outbox();
  expect(mail?.kind).toBe('DATE_SKIPPED');
  expect(mail?.calendar_body).toContain(`UID:club-${dateId}@`);
  expect(mail?.calendar_body).toContain('STATUS:CANCELLED');
});

test.each([
  [1, ['DATE_ASKED']],
  [2, []],
])('a member who has answered %i of two new meetings gets the mails %j', async (count, mails) => {
  const world = await createCrew(1);
  const [member] = world.members;
  if (!member) throw new Error('a member is missing');
  await clear();
  const dates = ['2026-11-25', '2026-12-02'];
  const clubIds: number[] = [];
  for (const meetingDate of dates) {
    const reply = await send(world.host, 'POST', `/api/crews/${world.crewId}/dates`, {
      meetingDate,
    });
    clubIds.push(reply.json().data.clubId);
  }
  for (const id of clubIds.slice(0, count))
    await send(member, 'PUT', `/api/clubs/${id}/answer`, { going: true });
  await deliver();
  expect((await outbox()).map(({ kind }) => kind)).toEqual(mails);
});
