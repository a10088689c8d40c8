import { expect, vi } from 'vitest';
import { addClubMember } from '#test/factories/club-factory.ts';
import { createCrew, insertDate } from '#test/factories/crew-factory.ts';
import { runSql } from '#test/factories/insert-row.ts';
import { createMember, type TestMember } from '#test/factories/member-factory.ts';
import {
  cancel,
  createFullClub,
  readKinds,
  readPart,
  runSeatJob,
  type SeatWorld,
  setTime,
} from '#test/factories/seat-world.ts';
import { listen } from '#test/harness/http-calls.ts';
import { startBoth } from '#test/harness/race.ts';
import { roundCount } from '#test/harness/round-count.ts';
import { server, test } from '#test/harness/server-test.ts';

const ROUNDS = roundCount(4);
vi.setConfig({ testTimeout: 60_000 + ROUNDS * 3_000 });

let call: Awaited<ReturnType<typeof listen>>;
test.beforeAll(async () => {
  call = await listen(server);
});

type Act = (world: SeatWorld) => Promise<unknown>;

const member = (list: readonly TestMember[], index = 0) => list[index] as TestMember;
const put = (who: TestMember, path: string, body: object) =>
  call({ method: 'PUT', path, token: who.token, body });

const accept =
  (index = 0): Act =>
  ({ clubId, queue }) =>
    put(member(queue, index), `/api/clubs/${clubId}/offer`, { accepting: true });
const leave: Act = ({ clubId, seated }) => {
  const { memberId, token } = member(seated);
  return call({ method: 'DELETE', path: `/api/clubs/${clubId}/signups/${memberId}`, token });
};
const leaveQueue: Act = ({ clubId, queue }) => {
  const { memberId, token } = member(queue);
  return call({ method: 'DELETE', path: `/api/clubs/${clubId}/signups/${memberId}`, token });
};
const withdraw: Act = ({ queue }) => {
  const { memberId, token } = member(queue);
  return call({ method: 'DELETE', path: `/api/members/${memberId}`, token });
};
const raise: Act = ({ clubId, host: { token } }) =>
  call({
    method: 'POST',
    path: `/api/clubs/${clubId}/changes`,
    token,
    body: { memberLimit: 4 },
  });
const kick: Act = ({ clubId, host: { token }, seated }) =>
  call({
    method: 'PATCH',
    path: `/api/clubs/${clubId}/kicks/${member(seated).memberId}`,
    token,
  });
const kickOther: Act = ({ clubId, host: { token }, seated }) =>
  call({
    method: 'PATCH',
    path: `/api/clubs/${clubId}/kicks/${member(seated, 1).memberId}`,
    token,
  });
const close: Act = ({ clubId, host: { token } }) =>
  call({ method: 'DELETE', path: `/api/clubs/${clubId}`, token });
const expire: Act = async () => {
  server.clock.advance(1_000);
  await runSeatJob();
  return 'job';
};

const offered = async () => {
  const world = await createFullClub(2);
  await cancel(member(world.seated), world.clubId);
  return world;
};

/**
 * The offer ends one second later, so a test can move the clock past its end without also expiring
 * the access tokens.
 */
async function aboutToExpire(): Promise<SeatWorld> {
  const world = await offered();
  const soon = new Date(server.clock.now().getTime() + 1_000);
  for (const table of ['seat_offers', 'club_members'])
    await runSql(
      server.context.database,
      `update ${table} set expires_at = $2 where club_id = $1 and expires_at is not null`,
      [world.clubId, soon],
    );
  return world;
}

async function lastMinute(): Promise<SeatWorld> {
  await setTime('2026-11-15T12:00:00+09:00');
  const world = await createFullClub(2);
  await setTime('2026-11-21T12:00:00+09:00', world.host, ...world.seated, ...world.queue);
  await cancel(member(world.seated), world.clubId);
  return world;
}

async function describeEnd({ clubId, queue }: SeatWorld): Promise<string> {
  return `${await readPart(clubId, member(queue))} ${await readPart(clubId, member(queue, 1))}`;
}

// covers G20 (docs/coverage-statements.md)
test.each<[string, Act, Act, () => Promise<SeatWorld>, string[]]>([
  [
    'expiry and acceptance',
    accept(),
    expire,
    aboutToExpire,
    ['200 job: joined queued', '409 job: none offered'],
  ],
  [
    'a cancelled seat and a raised limit',
    leave,
    raise,
    () => createFullClub(2),
    ['204 201: offered offered'],
  ],
  [
    'a kick and leaving the queue',
    kick,
    leaveQueue,
    () => createFullClub(2),
    ['204 204: none offered'],
  ],
  ['a kick and acceptance of an offer', kickOther, accept(), offered, ['204 200: joined offered']],
  [
    'a closed club and a cancelled seat',
    close,
    leave,
    () => createFullClub(2),
    ['202 204: queued queued'],
  ],
  [
    'a closed club and acceptance',
    accept(),
    close,
    offered,
    ['200 202: joined queued', '422 202: queued queued'],
  ],
  [
    'two answers shortly before the start',
    accept(),
    accept(1),
    lastMinute,
    ['200 409: joined queued', '409 200: queued joined'],
  ],
  [
    'withdrawal and acceptance',
    accept(),
    withdraw,
    offered,
    ['200 202: none offered', '401 202: none offered', '409 202: none offered'],
  ],
])(
  '%s in parallel end as if one had followed the other',
  async (_, first, second, prepare, valid) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const world = await prepare();
      const acts = [() => first(world), () => second(world)] as const;
      const [one, other] = await startBoth(...acts, round % 2 === 0);
      expect(valid).toContain(`${one} ${other}: ${await describeEnd(world)}`);
    }
  },
);

test('two workers that end one offer pass it on once and notify once', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const world = await aboutToExpire();
    server.clock.advance(1_000);
    await Promise.all([runSeatJob(), runSeatJob()]);
    expect(await describeEnd(world)).toBe('none offered');
    expect(await readKinds(member(world.queue))).toEqual(['SEAT_PASSED', 'SEAT_OFFERED']);
    expect(await readKinds(member(world.queue, 1))).toEqual(['SEAT_OFFERED']);
  }
});

test('of a crew member and an outsider in parallel, only one takes the last seat', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const crew = await createCrew(2);
    const [seated, going] = crew.members as [TestMember, TestMember];
    const outsider = await createMember(server.context);
    const clubId = await insertDate(crew, { limit: 3, seats: [seated], isPublic: true });
    await addClubMember(server.context, clubId, outsider.memberId, 'CLUB_WAITING');
    const answer = () => put(going, `/api/clubs/${clubId}/answer`, { going: true });
    const path = `/api/clubs/${clubId}/signups/${outsider.memberId}`;
    const body = { status: 'CLUB_JOINED' };
    const decide = () => call({ method: 'PATCH', path, token: crew.host.token, body });
    const [one, other] = await startBoth(answer, decide, round % 2 === 0);
    const end = `${await readPart(clubId, going)} ${await readPart(clubId, outsider)}`;
    expect(['200 409: joined waiting', '200 202: queued joined']).toContain(
      `${one} ${other}: ${end}`,
    );
  }
});
