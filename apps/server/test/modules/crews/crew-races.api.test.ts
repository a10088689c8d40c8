import { expect } from 'vitest';
import { confirmAttendance, createMetClub } from '#test/factories/attendance-world.ts';
import { addClubMember } from '#test/factories/club-factory.ts';
import {
  answer,
  createCrew,
  fillCrew,
  insertDate,
  insertInvitation,
  joinCrew,
  makeCohost,
  postCrew,
  readCrew,
  readRow,
  send,
  suspend,
} from '#test/factories/crew-factory.ts';
import { runSql } from '#test/factories/insert-row.ts';
import { createMember, type TestMember } from '#test/factories/member-factory.ts';
import { brokenRules } from '#test/harness/check-invariants.ts';
import { countDeadlocks } from '#test/harness/count-deadlocks.ts';
import { collectEnds, startBoth } from '#test/harness/race.ts';
import { roundCount } from '#test/harness/round-count.ts';
import { server, test } from '#test/harness/server-test.ts';

const ROUNDS = roundCount(20);
const TIMEOUT_MS = 240_000;

const status = async (call: ReturnType<typeof send>) => (await call).statusCode;
const leave = (crewId: number, member: TestMember) =>
  status(send(member, 'DELETE', `/api/crews/${crewId}/members/${member.memberId}`, {}));
const withdraw = (member: TestMember) =>
  status(send(member, 'DELETE', `/api/members/${member.memberId}`));

async function expectSoundness(deadlocksBefore: number) {
  expect(await brokenRules(server.context)).toEqual([]);
  expect(await countDeadlocks(server.context)).toBe(deadlocksBefore);
}

test(
  'a hand-over and a withdrawal of the host leave one host or a paused crew',
  async () => {
    const before = await countDeadlocks(server.context);
    const ends = await collectEnds(ROUNDS, async (inOrder) => {
      const world = await createCrew(2);
      const [heir, cohost] = world.members;
      if (!heir || !cohost) throw new Error('members are missing');
      await makeCohost(world, cohost);
      await insertDate(world, { seats: [heir] });
      const { crewId, host } = world;
      const url = `/api/crews/${crewId}/handovers`;
      await send(host, 'POST', url, { memberId: heir.memberId });
      const accept = () =>
        status(send(heir, 'PUT', `${url}/${heir.memberId}`, { accepting: true }));
      const statuses = await startBoth(accept, () => withdraw(host), inOrder);
      const row = await readRow('select host_id, paused_at from crews where crew_id = $1', [
        crewId,
      ]);
      const successor = row?.host_id === heir.memberId ? 'heir' : 'other';
      return `${statuses.join(' ')}: ${successor}`;
    });
    for (const end of ends) expect(['204 202: heir', '404 202: other']).toContain(end);
    await expectSoundness(before);
  },
  TIMEOUT_MS,
);

test(
  'a hand-over and a withdrawal of the new host leave a crew with an active host',
  async () => {
    const before = await countDeadlocks(server.context);
    await collectEnds(ROUNDS, async (inOrder) => {
      const world = await createCrew(2);
      const [heir] = world.members;
      if (!heir) throw new Error('a member is missing');
      await insertDate(world, { seats: [heir] });
      const url = `/api/crews/${world.crewId}/handovers`;
      await send(world.host, 'POST', url, { memberId: heir.memberId });
      const accept = () =>
        status(send(heir, 'PUT', `${url}/${heir.memberId}`, { accepting: true }));
      return (await startBoth(accept, () => withdraw(heir), inOrder)).join(' ');
    });
    await expectSoundness(before);
  },
  TIMEOUT_MS,
);

test(
  'a hand-over and a suspension of the new host leave a crew with an active host',
  async () => {
    const before = await countDeadlocks(server.context);
    const ends = await collectEnds(ROUNDS, async (inOrder) => {
      const world = await createCrew(1);
      const [heir] = world.members;
      if (!heir) throw new Error('a member is missing');
      await insertDate(world, { seats: [heir] });
      const url = `/api/crews/${world.crewId}/handovers`;
      await send(world.host, 'POST', url, { memberId: heir.memberId });
      const accept = () =>
        status(send(heir, 'PUT', `${url}/${heir.memberId}`, { accepting: true }));
      await startBoth(accept, () => suspend(heir), inOrder);
      const row = await readRow(
        `select h.status from crews k left join members h on h.member_id = k.host_id
         where k.crew_id = $1`,
        [world.crewId],
      );
      return String(row?.status);
    });
    for (const end of ends) expect(['ACTIVE', 'null']).toContain(end);
    await expectSoundness(before);
  },
  TIMEOUT_MS,
);

test(
  'a host who invites a member to two crews at the same time invites only to one',
  async () => {
    const before = await countDeadlocks(server.context);
    const ends = await collectEnds(ROUNDS, async (inOrder) => {
      const met = await createMetClub();
      await confirmAttendance(met);
      const crewIds: number[] = [];
      for (const name of ['하나', '둘째'])
        crewIds.push((await postCrew(met.host, { name })).json().data.crewId);
      const memberIds = [met.came.memberId];
      const invite = (crewId: number | undefined) => () =>
        status(send(met.host, 'POST', `/api/crews/${crewId}/invitations`, { memberIds }));
      await startBoth(invite(crewIds[0]), invite(crewIds[1]), inOrder);
      const sql = `select count(*)::int as total from crew_members
        where member_id = $1 and state = 'INVITED'`;
      return String((await readRow(sql, memberIds))?.total);
    });
    expect(ends).toEqual(['1']);
    await expectSoundness(before);
  },
  TIMEOUT_MS,
);

test(
  'of two members who join a crew of 39, one gets in',
  async () => {
    const before = await countDeadlocks(server.context);
    const ends = await collectEnds(ROUNDS, async (inOrder) => {
      const { crewId } = await createCrew();
      await fillCrew(crewId, 38);
      const [one, other] = [await createMember(server.context), await createMember(server.context)];
      for (const member of [one, other]) await insertInvitation(crewId, member);
      const join = (member: TestMember) => () => status(answer(crewId, member, true));
      return (await startBoth(join(one), join(other), inOrder)).toSorted().join(' ');
    });
    expect(ends).toEqual(['204 409']);
    await expectSoundness(before);
  },
  TIMEOUT_MS,
);

test(
  'a member of nine crews who joins two more at the same time gets into one',
  async () => {
    const before = await countDeadlocks(server.context);
    const ends = await collectEnds(4, async (inOrder) => {
      const member = await createMember(server.context);
      for (let turn = 0; turn < 9; turn += 1) await joinCrew((await createCrew()).crewId, member);
      const [one, other] = [(await createCrew()).crewId, (await createCrew()).crewId];
      for (const crewId of [one, other]) await insertInvitation(crewId, member);
      const join = (crewId: number) => () => status(answer(crewId, member, true));
      return (await startBoth(join(one), join(other), inOrder)).toSorted().join(' ');
    });
    expect(ends).toEqual(['204 409']);
    await expectSoundness(before);
  },
  TIMEOUT_MS,
);

test(
  'a member who leaves a crew during a second invitation has left or is invited',
  async () => {
    const before = await countDeadlocks(server.context);
    const ends = await collectEnds(ROUNDS, async (inOrder) => {
      const met = await createMetClub();
      await confirmAttendance(met);
      const crewId: number = (await postCrew(met.host)).json().data.crewId;
      await joinCrew(crewId, met.came);
      await runSql(
        server.context.database,
        'update crew_members set invited_at = null where crew_id = $1',
        [crewId],
      );
      const memberIds = [met.came.memberId];
      const invite = () =>
        status(send(met.host, 'POST', `/api/crews/${crewId}/invitations`, { memberIds }));
      const statuses = await startBoth(() => leave(crewId, met.came), invite, inOrder);
      const row = await readRow(
        'select state from crew_members where crew_id = $1 and member_id = $2',
        [crewId, met.came.memberId],
      );
      return `${statuses.join(' ')} ${row?.state}`;
    });
    for (const end of ends) expect(end).toMatch(/^204 202 (LEFT|INVITED)$/);
    await expectSoundness(before);
  },
  TIMEOUT_MS,
);

test(
  'a change of the rhythm and an answer never deadlock',
  async () => {
    const before = await countDeadlocks(server.context);
    const parts = { rhythm: { every: 'WEEKLY' as const, weekday: 3 }, ahead: 2 };
    const { crewId, host, members } = await createCrew(1, parts);
    const member = members[0] ?? host;
    const dates = (await readCrew(crewId, host)).dates.flatMap(({ clubId }) => clubId ?? []);
    let round = 0;
    const ends = await collectEnds(ROUNDS, async (inOrder) => {
      round += 1;
      const rhythm = { every: 'WEEKLY', weekday: round % 2 === 0 ? 3 : 4 };
      const change = () =>
        status(
          send(host, 'PUT', `/api/crews/${crewId}/rhythm`, { rhythm, applyToOpenDates: true }),
        );
      const going = round % 4 < 2;
      const say = () => status(send(member, 'PUT', `/api/clubs/${dates.at(-1)}/answer`, { going }));
      return (await startBoth(change, say, inOrder)).join(' ');
    });
    expect(ends).toEqual(['200 200']);
    await expectSoundness(before);
  },
  TIMEOUT_MS,
);

test(
  'two hosts who invite each other into new crews never deadlock',
  async () => {
    const before = await countDeadlocks(server.context);
    const ends = await collectEnds(ROUNDS, async (inOrder) => {
      const [one, other] = [await createMetClub(), await createMetClub()];
      await addClubMember(server.context, one.clubId, other.host.memberId, 'CLUB_JOINED');
      await addClubMember(server.context, other.clubId, one.host.memberId, 'CLUB_JOINED');
      for (const met of [one, other]) await confirmAttendance(met);
      const create = (host: TestMember, invited: TestMember) => () =>
        status(postCrew(host, { memberIds: [invited.memberId] }));
      const both = [create(one.host, other.host), create(other.host, one.host)] as const;
      return (await startBoth(...both, inOrder)).join(' ');
    });
    expect(ends).toEqual(['201 201']);
    await expectSoundness(before);
  },
  TIMEOUT_MS,
);
