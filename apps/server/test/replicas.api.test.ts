import { afterAll, beforeAll, expect, test } from 'vitest';
import { addClubMember, createClub } from '#test/factories/club-factory.ts';
import { runSql } from '#test/factories/insert-row.ts';
import {
  type Browser,
  type ReplicaWorld,
  startReplicaWorld,
} from '#test/factories/replica-world.ts';

let world: ReplicaWorld;
beforeAll(async () => {
  world = await startReplicaWorld();
});
afterAll(() => world.close());

const day = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
const list = '/api/clubs/category?cl=2';
const profile = (memberId: number) => `/api/members/${memberId}`;
const findCard = (page: Record<string, unknown>, clubId: number) =>
  (page.data as { clubId: number; joinedCount: number }[]).find((card) => card.clubId === clubId);

const introduce = ({ memberId, nickname, send }: Browser, process: string, aboutMe: string) =>
  send(process, 'PATCH', profile(memberId), { nickname, aboutMe, categorySmallId: [6] });

const readReplicaQueries = async () => {
  const { default: pg } = await import('pg');
  const client = new pg.Client(world.standby.connection);
  await client.connect();
  const { rows } = await client.query<{ query: string }>(
    "select query from pg_stat_activity where application_name = 'azit' and usename = 'azit'",
  );
  await client.end();
  return rows.map(({ query }) => query).join('\n');
};

test('a member reads from the replica once the replica has replayed the member’s write', async () => {
  const [process] = world.processes;
  const member = await world.newBrowser();
  await introduce(member, process, '새 소개');
  await world.standby.catchUp();
  const replyFromReplica = async () => {
    await member.get(process, profile(member.memberId));
    return readReplicaQueries();
  };
  await expect.poll(replyFromReplica).toContain('about_me');
  await expect
    .poll(async () => {
      await member.get(process, list);
      return readReplicaQueries();
    })
    .toContain('category_large_id');
});

test('a member reads their last write in any process while the replica is paused', async () => {
  const [one, other] = world.processes;
  const member = await world.newBrowser();
  await introduce(member, one, '처음 소개');
  await world.standby.catchUp();
  await member.get(other, profile(member.memberId));
  await world.standby.pause();
  try {
    for (const [index, process] of [one, other, one].entries()) {
      const aboutMe = `소개 ${index}`;
      const reply = await introduce(member, process, aboutMe);
      expect(reply.status).toBeLessThan(300);
      for (const reader of [other, one]) {
        const page = await member.get(reader, profile(member.memberId));
        expect(page.data).toMatchObject({ aboutMe });
      }
    }
  } finally {
    await world.standby.resume();
  }
});

test('a client with a missing or forged position cookie reads from the primary', async () => {
  const [one, other] = world.processes;
  const member = await world.newBrowser();
  await world.standby.catchUp();
  await world.standby.pause();
  try {
    for (const mark of ['', 'AAAA', 'A'.repeat(48)]) {
      await runSql(world.database, 'update members set about_me = $2 where member_id = $1', [
        member.memberId,
        `소개 ${mark}`,
      ]);
      member.carry('azit-wrote', mark);
      const page = await member.get(mark === '' ? one : other, profile(member.memberId));
      expect(page.data).toMatchObject({ aboutMe: `소개 ${mark}` });
    }
  } finally {
    await world.standby.resume();
  }
});

test('a blocked member cannot see the blocker while the replica lags', async () => {
  const [one, other] = world.processes;
  const [blocker, blocked] = [await world.newBrowser(), await world.newBrowser()];
  const getStatus = async (process: string) =>
    (await blocked.send(process, 'GET', profile(blocker.memberId))).status;
  expect([await getStatus(one), await getStatus(other)]).toEqual([200, 200]);
  await world.standby.catchUp();
  await world.standby.pause();
  try {
    const reply = await blocker.send(one, 'POST', `/api/members/${blocked.memberId}/block`);
    expect(reply.status).toBeLessThan(300);
    expect([await getStatus(one), await getStatus(other)]).toEqual([404, 404]);
  } finally {
    await world.standby.resume();
  }
});

test('a refetch after a doorbell returns the changed data while the replica lags', async () => {
  const [one, other] = world.processes;
  const { database } = world;
  const [host, guest] = [await world.newBrowser(), await world.newBrowser()];
  const clubId = await createClub({ database } as Parameters<typeof createClub>[0], {
    hostId: host.memberId,
    meetingDate: day,
  });
  await addClubMember({ database }, clubId, guest.memberId, 'CLUB_WAITING');
  await world.standby.catchUp();
  const waitForEvent = await guest.listen(one);
  for (const process of world.processes) {
    await expect
      .poll(async () => findCard(await guest.get(process, list), clubId)?.joinedCount)
      .toBe(1);
  }
  await world.standby.pause();
  try {
    const decision = `/api/clubs/${clubId}/signups/${guest.memberId}`;
    const reply = await host.send(other, 'PATCH', decision, { status: 'CLUB_JOINED' });
    expect(reply.status).toBe(202);
    const event = await waitForEvent('event: club');
    const [, mark = ''] = /^id: (.+)$/m.exec(event) ?? [];
    guest.carry('azit-heard', mark);
    for (const process of world.processes) {
      expect(findCard(await guest.get(process, list), clubId)?.joinedCount).toBe(2);
    }
    for (const process of world.processes) {
      expect(findCard(await host.get(process, list), clubId)?.joinedCount).toBe(2);
    }
  } finally {
    await world.standby.resume();
  }
});

test('a list cached from a lagging replica is replaced after the replica catches up', async () => {
  const [one] = world.processes;
  const { database } = world;
  const [host, guest] = [await world.newBrowser(), await world.newBrowser()];
  const clubId = await createClub({ database } as Parameters<typeof createClub>[0], {
    hostId: host.memberId,
    meetingDate: day,
  });
  await world.standby.catchUp();
  await guest.get(one, list);
  await world.standby.pause();
  const edit = await host.send(one, 'DELETE', `/api/clubs/${clubId}`);
  expect(edit.status).toBeLessThan(300);
  // This reply is not checked: it comes from the replica without the change or, after three
  // seconds, from the primary with the change.
  await guest.get(one, list);
  await world.standby.resume();
  await world.standby.catchUp();
  await expect.poll(async () => findCard(await guest.get(one, list), clubId)).toBeUndefined();
});

// This test must be last: it promotes the replica, so no replica remains for another test.
test('during a failover writes get 503 and reads succeed; afterwards both succeed', async () => {
  const [process] = world.processes;
  const { relay, standby } = world;
  const member = await world.newBrowser();
  await standby.catchUp();
  const write = (aboutMe: string) => introduce(member, process, aboutMe);
  expect((await write('바뀌기 전')).status).toBeLessThan(300);
  await standby.catchUp();
  relay.leadsTo(standby.connection);
  await expect.poll(async () => (await write('바뀌는 중')).status).toBe(503);
  const refused = await write('바뀌는 중');
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '2']);
  const page = await member.get(process, profile(member.memberId));
  expect(page.data).toMatchObject({ aboutMe: '바뀌기 전' });
  await standby.promote();
  await expect.poll(async () => (await write('바뀐 뒤')).status).toBeLessThan(300);
  expect((await member.get(process, profile(member.memberId))).data).toMatchObject({
    aboutMe: '바뀐 뒤',
  });
});
