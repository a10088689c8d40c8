import { expect } from 'vitest';
import { createCrew, insertDate, send } from '#test/factories/crew-factory.ts';
import { runSql } from '#test/factories/insert-row.ts';
import { createMember, type TestMember } from '#test/factories/member-factory.ts';
import { joinQueue, preapprove, setTime } from '#test/factories/seat-world.ts';
import { server, test } from '#test/harness/server-test.ts';
import { waitForLock } from '#test/harness/wait-for-lock.ts';

/**
 * Creates a crew meeting in which leaving the queue releases the unanswered seat of a crew member.
 */
async function createReleasingDate() {
  const crew = await createCrew(2);
  const [silent, other] = crew.members as [TestMember, TestMember];
  const clubId = await insertDate(crew, { limit: 3, seats: [silent, other], isPublic: true });
  const [next, leaver] = [await createMember(server.context), await createMember(server.context)];
  for (const member of [next, leaver]) await joinQueue(member, clubId);
  await preapprove({ clubId, host: crew.host, seated: [], queue: [] }, next);
  await runSql(server.context.database, 'update clubs set releases_seats = true', []);
  await setTime('2026-11-25T15:00:00+09:00', leaver);
  return { ...crew, leaver };
}

test.for([
  ['a block', (host: TestMember) => ['POST', `/api/members/${host.memberId}/block`, 201]],
  [
    'a withdrawal',
    (_: TestMember, own: TestMember) => ['DELETE', `/api/members/${own.memberId}`, 202],
  ],
] as const)('%s that releases a seat locks the room before members', async ([, request]) => {
  const { crewId, host, leaver } = await createReleasingDate();
  const [method, url, status] = request(host, leaver) as ['DELETE' | 'POST', string, number];
  const client = await server.context.database.checkOut();
  await client.query('begin');
  await client.query('select from chat_rooms where crew_id = $1 for update', [crewId]);
  const reply = send(leaver, method, url);
  await waitForLock(server.context);
  const lock = 'select from members where member_id = $1 for share nowait';
  const locked = client.query(lock, [leaver.memberId]).then(
    () => true,
    () => false,
  );
  expect(await locked.finally(() => client.query('rollback'))).toBe(true);
  client.release();
  expect((await reply).statusCode).toBe(status);
});
