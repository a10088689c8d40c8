import { expect } from 'vitest';
import { planCrew } from '#server/modules/crews/dates/plan-crew-dates.ts';
import { createCrew, insertDate, readRow, send } from '#test/factories/crew-factory.ts';
import { runSql } from '#test/factories/insert-row.ts';
import { createMember, type TestMember } from '#test/factories/member-factory.ts';
import { brokenRules } from '#test/harness/check-invariants.ts';
import { countDeadlocks } from '#test/harness/count-deadlocks.ts';
import { collectEnds, startBoth } from '#test/harness/race.ts';
import { roundCount } from '#test/harness/round-count.ts';
import { server, test } from '#test/harness/server-test.ts';

const ROUNDS = roundCount(20);
const TIMEOUT_MS = 240_000;
const WEEKLY = { every: 'WEEKLY', weekday: 3 } as const;

const status = async (call: ReturnType<typeof send>) => (await call).statusCode;

/**
 * Creates a crew whose third meeting is missing, because the job has not run since it became due.
 */
async function createLateCrew() {
  const world = await createCrew(1, { rhythm: WEEKLY, ahead: 2 });
  const { crewId, members } = world;
  const [member] = members as [TestMember];
  await send(member, 'PUT', `/api/crews/${crewId}/always`, { going: true });
  await runSql(server.context.database, 'update crews set ahead = 3 where crew_id = $1', [crewId]);
  const work = async () => {
    await planCrew(server.context, crewId);
    return 'planned';
  };
  return { ...world, member, work };
}

async function expectSoundness(deadlocksBefore: number) {
  expect(await brokenRules(server.context)).toEqual([]);
  expect(await countDeadlocks(server.context)).toBe(deadlocksBefore);
}

test(
  'a member who leaves while a crew meeting is created has no seat and no answer',
  async () => {
    const before = await countDeadlocks(server.context);
    const ends = await collectEnds(ROUNDS, async (inOrder) => {
      const { crewId, member, work } = await createLateCrew();
      const url = `/api/crews/${crewId}/members/${member.memberId}`;
      const leave = () => status(send(member, 'DELETE', url));
      const both = await startBoth(leave, work, inOrder);
      const row = await readRow(
        `select (select count(*) from clubs where crew_id = $1)::int4 as dates,
           (select count(*) from club_members join clubs using (club_id)
            where crew_id = $1 and member_id = $2)::int4 as seats,
           (select count(*) from club_answers join clubs using (club_id)
            where crew_id = $1 and member_id = $2)::int4 as answers`,
        [crewId, member.memberId],
      );
      return `${both.join(' ')}: ${row?.dates} dates, ${row?.seats} seats, ${row?.answers} answers`;
    });
    expect(ends).toEqual(['204 planned: 3 dates, 0 seats, 0 answers']);
    await expectSoundness(before);
  },
  TIMEOUT_MS,
);

test(
  'a rhythm that changes while a meeting is created leaves one meeting a week',
  async () => {
    const before = await countDeadlocks(server.context);
    const ends = await collectEnds(ROUNDS, async (inOrder) => {
      const { crewId, host, work } = await createLateCrew();
      const rhythm = { ...WEEKLY, weekday: 0 };
      const change = () =>
        status(
          send(host, 'PUT', `/api/crews/${crewId}/rhythm`, { rhythm, applyToOpenDates: true }),
        );
      const both = await startBoth(change, work, inOrder);
      const rows = await runSql(
        server.context.database,
        'select meeting_date::text as day from clubs where crew_id = $1 order by 1',
        [crewId],
      );
      return `${both.join(' ')}: ${rows.map((row) => row.day).join(' ')}`;
    });
    expect(ends).toEqual(['200 planned: 2026-11-22 2026-11-29 2026-12-06']);
    await expectSoundness(before);
  },
  TIMEOUT_MS,
);

test(
  'an outsider accepted while the meeting is skipped does not stay in the room',
  async () => {
    const before = await countDeadlocks(server.context);
    const ends = await collectEnds(ROUNDS, async (inOrder) => {
      const crew = await createCrew(1);
      const { crewId, host } = crew;
      const clubId = await insertDate(crew, { isPublic: true });
      const stranger = await createMember(server.context);
      const signups = `/api/clubs/${clubId}/signups`;
      await send(stranger, 'POST', signups, { joinAnswer: '가고 싶어요.' });
      const skip = () => status(send(host, 'DELETE', `/api/crews/${crewId}/dates/2026-11-25`));
      const accept = () =>
        status(send(host, 'PATCH', `${signups}/${stranger.memberId}`, { status: 'CLUB_JOINED' }));
      return (await startBoth(skip, accept, inOrder)).join(' ');
    });
    for (const end of ends) expect(['202 202', '202 422']).toContain(end);
    await expectSoundness(before);
  },
  TIMEOUT_MS,
);
