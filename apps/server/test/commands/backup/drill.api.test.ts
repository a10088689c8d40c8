import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { backUp } from '#server/commands/backup/back-up.ts';
import {
  emptyStorage,
  getStorage,
  saveWorld,
  temporaryFolder,
} from '#test/factories/backup-world.ts';
import { createClub } from '#test/factories/club-factory.ts';
import { fillTable } from '#test/factories/fill-table.ts';
import { insertRow, runSql } from '#test/factories/insert-row.ts';
import { createMember, type TestMember } from '#test/factories/member-factory.ts';
import { checkInvariants } from '#test/harness/check-invariants.ts';
import { multipartForm, smallImage } from '#test/harness/multipart-form.ts';
import { startTestApp, type TestApp } from '#test/harness/test-app.ts';

vi.setConfig({ testTimeout: 180_000 });

const BACKUPS = 5;

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

async function changeImage({ memberId, token }: TestMember): Promise<string> {
  const url = `/api/members/${memberId}`;
  const reply = await server.call({
    method: 'POST',
    url,
    token,
    ...(await multipartForm(await smallImage())),
  });
  expect(reply.statusCode).toBe(200);
  return reply.json().data.fileInfo.fileName;
}

function startWriting(members: TestMember[], clubId: number) {
  let isOver = false;
  const write = async (member: TestMember, index: number) => {
    const { memberId, token } = member;
    const other = members[(index + 1) % members.length]?.memberId;
    let rounds = 0;
    for (; !isOver; rounds += 1) {
      await changeImage(member);
      await server.call({ method: 'POST', url: `/api/members/${other}/follow`, token });
      const payload = { memberId, joinAnswer: `${rounds}` };
      await server.call({ method: 'POST', url: `/api/clubs/${clubId}/signups`, token, payload });
      const own = `/api/clubs/${clubId}/signups/${memberId}`;
      await server.call({ method: 'DELETE', url: own, token });
      await server.call({ method: 'POST', url: `/api/members/${other}/unfollow`, token });
    }
    return rounds;
  };
  const writers = Promise.all(members.map(write));
  return {
    stop: async () => {
      isOver = true;
      return (await writers).reduce((total, rounds) => total + rounds, 0);
    },
  };
}

test('each of five backups made under load restores data that match its checksums', async () => {
  const { context } = server;
  const members = await Promise.all(Array.from({ length: 4 }, () => createMember(context)));
  const [host] = members;
  const clubId = await createClub(context, { hostId: host?.memberId ?? 0 });
  for (const member of members) await changeImage(member);
  await fillTable(context.database, 12_000);
  const writing = startWriting(members.slice(1), clubId);
  const folder = await temporaryFolder();
  const paths = Array.from({ length: BACKUPS }, (_, index) => join(folder, `${index}.tar`));
  for (const path of paths) await backUp({ ...getStorage(context), path });
  expect(await writing.stop()).toBeGreaterThan(0);

  for (const path of paths) {
    const target = await emptyStorage();
    const { manifest, breaches } = await target.restore(path);
    expect(breaches).toEqual([]);
    expect(manifest.lostImages).toEqual([]);
    await checkInvariants(target.contextLike(context));
    const again = await backUp({ ...target, path: `${path}.again` });
    expect(again.tables).toEqual(manifest.tables);
    expect(again.sequences).toEqual(manifest.sequences);
    const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name);
    expect(again.parts.toSorted(byName)).toEqual(manifest.parts.toSorted(byName));
  }
});

test('a restored database has identical values, and new rows do not reuse old ids', async () => {
  const { context } = server;
  const hostile = 'tab\t newline\n back\\slash \\N \\. "quote" \'one\' 한글 👩‍👩‍👧 {a,b}';
  const member = await createMember(context, { aboutMe: hostile, reputation: 36.6 + 1e-13 });
  const hit = {
    rule: 'x',
    subject_hash: Buffer.from([0, 1, 92, 255]),
    window_start: '2026-11-15T12:00:00.123456+09:00',
    hits: 1,
    expires_at: 'infinity',
  };
  await insertRow(context.database, 'rate_limit_hits', hit);
  const gone = await createMember(context);
  const remove = [
    'delete from sessions where member_id = $1',
    'delete from members where member_id = $1',
  ];
  for (const text of remove) await runSql(context.database, text, [gone.memberId]);

  const target = await emptyStorage();
  await target.restore(await saveWorld(context));
  for (const table of [
    'members',
    'rate_limit_hits',
    'sessions',
    'clubs',
    'club_search',
    'follows',
  ]) {
    const text = `select md5(coalesce(string_agg(r::text, '|' order by r::text), '')) from ${table} r`;
    expect(await runSql(target.database, text), table).toEqual(
      await runSql(context.database, text),
    );
  }
  const text = 'select about_me, reputation from members where member_id = $1';
  expect(await runSql(target.database, text, [member.memberId])).toEqual([
    { about_me: hostile, reputation: 36.6 + 1e-13 },
  ]);
  const next = await createMember({ ...context, database: target.database });
  expect(next.memberId).toBe(gone.memberId + 1);
});

test('the triggers of a restored database update the derived counts', async () => {
  const target = await emptyStorage();
  await target.restore(await saveWorld(server.context));
  const restored = target.contextLike(server.context);
  const host = await createMember(restored);
  const clubId = await createClub(restored, { hostId: host.memberId });
  const text = 'select joined_count from clubs where club_id = $1';
  expect(await runSql(target.database, text, [clubId])).toEqual([{ joined_count: 1 }]);
});

test('a backup reports a picture whose file is missing and stores the rest', async () => {
  const { context } = server;
  const member = await createMember(context);
  const name = await changeImage(member);
  await context.images.remove('member_profile', name);
  const path = join(await temporaryFolder(), 'lost.tar');
  const { lostImages } = await backUp({ ...getStorage(context), path });
  expect(lostImages).toEqual([`member_profile/${name}`]);
  const clear = 'update members set image_path = null, image_name = null where member_id = $1';
  await runSql(context.database, clear, [member.memberId]);
});
