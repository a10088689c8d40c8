import { expect, vi } from 'vitest';
import { addClubMember, createClub } from '#test/factories/club-factory.ts';
import { runSql } from '#test/factories/insert-row.ts';
import { createMember, type TestMember } from '#test/factories/member-factory.ts';
import { openStream, type StreamClient } from '#test/harness/event-stream-client.ts';
import { server, test } from '#test/harness/server-test.ts';
import { startTestAppForTest } from '#test/harness/test-app.ts';

const patient = { timeout: 10_000 };

let host: TestMember;
let visitor: TestMember;
let clubId: number;
test.beforeEach(async () => {
  host = await createMember(server.context);
  visitor = await createMember(server.context);
  clubId = await createClub(server.context, { hostId: host.memberId, memberLimit: 3 });
});

const watch = (id: number, { token }: TestMember = visitor) =>
  server.call({ method: 'PUT', url: `/api/stream/clubs/${id}`, token });

async function addMember(status: 'CLUB_JOINED' | 'CLUB_WAITING'): Promise<TestMember> {
  const member = await createMember(server.context);
  await addClubMember(server.context, clubId, member.memberId, status);
  return member;
}

const leave = ({ memberId, token }: TestMember) =>
  server.call({ method: 'DELETE', url: `/api/clubs/${clubId}/signups/${memberId}`, token });

const countClubEvents = ({ received }: StreamClient) =>
  received.filter((text) => text === `club {"clubId":${clubId}}`).length;
const expectClubEvent = (stream: StreamClient, count = 1) =>
  vi.waitFor(() => expect(countClubEvents(stream)).toBe(count), patient);

// covers U1.11 (docs/coverage-statements.md)
test('a visitor who watches a club is notified when a seat becomes free', async () => {
  const member = await addMember('CLUB_JOINED');
  const stream = await openStream(server, visitor.token);
  expect((await watch(clubId)).statusCode).toBe(204);
  expect((await leave(member)).statusCode).toBe(204);
  await expectClubEvent(stream);
});

// covers U1.11 (docs/coverage-statements.md)
test('a visitor who watches a club is not notified of applications, which are private', async () => {
  const [seated, waiting] = [await addMember('CLUB_JOINED'), await addMember('CLUB_WAITING')];
  const [stream, hostStream] = [
    await openStream(server, visitor.token),
    await openStream(server, host.token),
  ];
  await watch(clubId);
  const { memberId, token } = await createMember(server.context);
  const body = { memberId, joinAnswer: '처음이에요.' };
  await server.call({ method: 'POST', url: `/api/clubs/${clubId}/signups`, token, body });
  await leave(waiting);
  await expectClubEvent(hostStream, 2);
  expect(countClubEvents(stream)).toBe(0);
  await leave(seated);
  await expectClubEvent(stream);
});

test('a visitor who watches a club that becomes link-only is notified no more', async () => {
  const member = await addMember('CLUB_JOINED');
  const listed = await createClub(server.context, { hostId: host.memberId });
  const stream = await openStream(server, visitor.token);
  for (const id of [clubId, listed]) await watch(id);
  const sql = `update clubs set visibility = 'BY_LINK' where club_id = $1`;
  await runSql(server.context.database, sql, [clubId]);
  await leave(member);
  // Doorbells arrive in the order in which they were sent. After this one, no earlier doorbell can
  // be on its way.
  server.context.doorbells.ring({ event: 'publicClub', clubId: listed });
  await vi.waitFor(() => expect(stream.received).toContain(`club {"clubId":${listed}}`), patient);
  expect(countClubEvents(stream)).toBe(0);
});

// covers U1.11 (docs/coverage-statements.md)
test('watching a club works when the stream is open in another process', async () => {
  const { database } = server.context;
  const [here, there] = [
    await startTestAppForTest({}, database),
    await startTestAppForTest({}, database),
  ];
  for (const { context } of [here, there])
    await vi.waitFor(() => expect(context.listCacheVersion.current()).toBe(1), patient);
  const stream = await openStream(there, visitor.token);
  const url = `/api/stream/clubs/${clubId}`;
  await here.call({ method: 'PUT', url, token: visitor.token });
  // Doorbells of one process arrive in the order of sending, so the stream already watches the club
  // when this one arrives.
  here.context.doorbells.ring({ event: 'publicClub', clubId });
  await expectClubEvent(stream);
});

test('watching a nonexistent club replies 404', async () => {
  expect((await watch(999_999)).json()).toMatchObject({ status: 404, code: 'CLUB_NOT_FOUND' });
});
