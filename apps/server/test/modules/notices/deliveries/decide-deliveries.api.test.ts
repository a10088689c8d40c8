import { beforeEach, describe, expect } from 'vitest';
import { addClubMember, createClub } from '#test/factories/club-factory.ts';
import { deliveryWorld, reminded } from '#test/factories/delivery-world.ts';
import { insertRow, runSql } from '#test/factories/insert-row.ts';
import { createMember, type TestMember } from '#test/factories/member-factory.ts';
import { createFullClub, cancel as giveUpSeat, setTime } from '#test/factories/seat-world.ts';
import { server, test } from '#test/harness/server-test.ts';
import { startPushService } from '#test/peers/push-service.ts';

const service = await startPushService();
test.override({ settings: { PUSH_ALLOWED_ORIGINS: service.origin } });
const { subscribe, notify, deliver, deliveries, clear } = deliveryWorld(() => server, service);
test.beforeAll(() => service.trust(server.context.vapidKeys.publicKey));
test.afterAll(() => service.close());

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let host: TestMember;
let clubId: number;
beforeEach(async () => {
  await clear();
  service.received.length = 0;
  service.setMoods(201);
  host = await createMember(server.context);
  await subscribe(host);
  clubId = await createClub(server.context, { hostId: host.memberId });
});

const url = () => `/api/clubs/${clubId}/signups`;
const apply = async (applicant: TestMember) => {
  const payload = { memberId: applicant.memberId, joinAnswer: '가고 싶어요.' };
  const { token } = applicant;
  expect((await server.call({ method: 'POST', url: url(), payload, token })).statusCode).toBe(201);
};
const cancel = ({ memberId, token }: TestMember) =>
  server.call({ method: 'DELETE', url: `${url()}/${memberId}`, token });
const threePeople = async (): Promise<[TestMember, TestMember, TestMember]> => [
  await createMember(server.context),
  await createMember(server.context),
  await createMember(server.context),
];
const titles = () => service.received.map(({ payload }) => payload.title);
const deliverAt = async (instant: string) => {
  server.clock.set(instant);
  await deliver();
};

describe('quiet hours', () => {
  // covers N3.7 (docs/coverage-statements.md)
  test('a push between 22:00 and 08:00 in Seoul waits until the morning', async () => {
    server.clock.set('2026-11-15T22:00:00+09:00');
    const applicant = await createMember(server.context);
    await apply(applicant);
    await deliver();
    await deliverAt('2026-11-16T00:10:00+09:00');
    await deliverAt('2026-11-16T07:59:59+09:00');
    expect(titles()).toEqual([]);
    await deliverAt('2026-11-16T08:00:00+09:00');
    expect(titles()).toEqual([`${applicant.nickname}님이 신청했어요`]);
  });

  test('a push at 21:59, or at night with quiet hours disabled, is sent at once', async () => {
    server.clock.set('2026-11-15T21:59:59+09:00');
    await apply(await createMember(server.context));
    await deliver();
    expect(titles()).toHaveLength(1);
    const choice = { member_id: host.memberId, quiet_hours: false };
    await insertRow(server.context.database, 'notice_settings', choice);
    server.clock.set('2026-11-15T23:30:00+09:00');
    await apply(await createMember(server.context));
    await deliver();
    expect(titles()).toHaveLength(2);
  });

  // covers N3.7 (docs/coverage-statements.md)
  test('a push about a meeting within 12 hours is sent at night', async () => {
    const plan = { meetingDate: '2026-11-16', meetingTime: '11:00' };
    clubId = await createClub(server.context, { hostId: host.memberId, ...plan });
    server.clock.set('2026-11-15T23:30:00+09:00');
    await apply(await createMember(server.context));
    await deliver();
    expect(titles()).toHaveLength(1);
  });

  test('the push of a seat that is offered for two hours is sent at night', async () => {
    const { clubId: fullClub, seated, queue } = await createFullClub(1);
    const [leaver, next] = [...seated.slice(0, 1), ...queue] as [TestMember, TestMember];
    await setTime('2026-11-20T22:30:00+09:00', leaver, next);
    await subscribe(next);
    await giveUpSeat(leaver, fullClub);
    await deliver();
    expect(titles()).toEqual(['자리가 났어요']);
  });
});

describe('merged pushes', () => {
  test('three applications before the first push make one push about three people', async () => {
    for (const person of await threePeople()) {
      await apply(person);
      server.clock.advance(1_000);
    }
    await deliver();
    expect(titles()).toEqual(['3명이 신청했어요']);
    expect(service.received[0]?.payload.unread).toBe(1);
  });

  // covers N3.8 (docs/coverage-statements.md)
  test('applications after a push make one more push ten minutes after the first push', async () => {
    const [first, ...rest] = await threePeople();
    await apply(first);
    await deliver();
    for (const person of rest) {
      server.clock.advance(MINUTE);
      await apply(person);
      await deliver();
    }
    expect(titles()).toEqual([`${first.nickname}님이 신청했어요`]);
    server.clock.advance(8 * MINUTE - 1);
    await deliver();
    expect(titles()).toHaveLength(1);
    server.clock.advance(1);
    await deliver();
    expect(titles()).toEqual([`${first.nickname}님이 신청했어요`, '3명이 신청했어요']);
    const [one, other] = service.received;
    expect(one?.topic, 'the second replaces the first on the device').toBe(other?.topic);
  });

  test('a failed push whose notice is merged meanwhile is replaced by the merged push', async () => {
    const [first, second] = await threePeople();
    await apply(first);
    service.setMoods(500, 201);
    service.beforeReply = async () => {
      service.beforeReply = async () => {};
      await apply(second);
    };
    await deliver();
    server.clock.advance(10 * MINUTE);
    await deliver();
    expect(titles()).toEqual(['2명이 신청했어요']);
    expect((await deliveries())[0]).toMatchObject({ state: 'dropped', last_error: 'folded' });
  });
});

describe('the push about several applications', () => {
  // covers N3.9 (docs/coverage-statements.md)
  test('the push counts only people still waiting and names a single remaining person', async () => {
    const [first, second, third] = await threePeople();
    for (const person of [first, second, third]) await apply(person);
    await cancel(third);
    await cancel(first);
    await deliver();
    expect(titles()).toEqual([`${second.nickname}님이 신청했어요`]);
  });

  // covers N3.9 (docs/coverage-statements.md)
  test('the push is dropped when no applicant is waiting any more', async () => {
    for (const person of await threePeople()) {
      await apply(person);
      await cancel(person);
    }
    await deliver();
    expect(titles()).toEqual([]);
    expect((await deliveries()).at(-1)).toMatchObject({ last_error: 'nobody waiting' });
  });
});

describe('outdated deliveries', () => {
  let joined: TestMember;
  beforeEach(async () => {
    joined = await createMember(server.context);
    await subscribe(joined);
    await addClubMember(server.context, clubId, joined.memberId, 'CLUB_JOINED');
  });
  const sql = (text: string) => runSql(server.context.database, text, [clubId]);
  const remind = () =>
    notify({
      kind: 'MEETING_TOMORROW',
      memberId: joined.memberId,
      clubId,
      data: reminded('2026-11-21', '14:00'),
    });
  const reasons = async () => [...new Set((await deliveries()).map((row) => row.last_error))];

  test('a reminder for an unchanged meeting is sent until the meeting starts', async () => {
    server.clock.set('2026-11-20T14:00:00+09:00');
    await remind();
    await deliver();
    expect(titles()).toEqual(['내일 만나요']);
    expect(service.received[0]).toMatchObject({ urgency: 'high', ttl: 24 * 3600 });
    expect(service.received[0]?.payload.body).toBe('성수에서 볼더링 · 11월 21일 (토) 오후 2:00');
  });

  test.for([
    ['moved', `update clubs set meeting_time = '15:00' where club_id = $1`, 'meeting moved'],
    ['cancelled', 'update clubs set cancelled_at = now() where club_id = $1', 'club cancelled'],
  ] as const)('a reminder of a meeting that was %s is dropped', async ([, change, reason]) => {
    await remind();
    await sql(change);
    await deliver();
    expect(titles()).toEqual([]);
    expect(await reasons()).toEqual([reason]);
  });

  // covers N3.10 (docs/coverage-statements.md)
  test('a reminder that would be sent 24 hours after the meeting began is dropped', async () => {
    server.clock.set('2026-11-21T12:00:00+09:00');
    await remind();
    await deliverAt('2026-11-22T14:00:00+09:00');
    expect(titles()).toEqual([]);
    expect(await reasons()).toEqual(['meeting begun']);
  });

  // covers N3.8 (docs/coverage-statements.md)
  test('a kicked member gets no delivery about the club, except about the kick', async () => {
    await remind();
    await notify({ kind: 'APPLICATION_ACCEPTED', memberId: joined.memberId, clubId });
    const kick = `/api/clubs/${clubId}/kicks/${joined.memberId}`;
    const { token } = host;
    expect((await server.call({ method: 'PATCH', url: kick, token })).statusCode).toBe(204);
    await deliver();
    expect(titles()).toEqual(['호스트가 참여를 취소했어요']);
    expect(await reasons()).toEqual(['not in the club', null]);
  });

  // covers N3.8 (docs/coverage-statements.md)
  test('a delivery is dropped for a muted club, a disabled kind or a read notice', async () => {
    const member_id = joined.memberId;
    await remind();
    await insertRow(server.context.database, 'muted_clubs', { member_id, club_id: clubId });
    await deliver();
    await sql('delete from muted_clubs where club_id = $1');
    await notify({ kind: 'MEMBER_REMOVED', memberId: member_id, clubId });
    const kinds = { MEMBER_REMOVED: { push: false } };
    await insertRow(server.context.database, 'notice_settings', { member_id, kinds });
    await deliver();
    await notify({ kind: 'REVIEW_RECEIVED', memberId: member_id, clubId, actorId: host.memberId });
    await runSql(server.context.database, 'update notices set read_at = $1', [server.clock.now()]);
    server.clock.advance(2 * MINUTE);
    await deliver();
    expect(titles()).toEqual([]);
    expect(await reasons()).toEqual(['muted', 'switched off', 'read']);
  });

  test('a delivery that is two days overdue, as in a restored backup, is dropped', async () => {
    await notify({ kind: 'MEMBER_REMOVED', memberId: joined.memberId, clubId });
    server.clock.advance(48 * HOUR);
    await deliver();
    expect(await reasons()).toEqual(['too late']);
  });
});
