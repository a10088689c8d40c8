import { copyFile, readdir, readFile, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { backUp } from '#server/commands/backup/back-up.ts';
import { MANIFEST, type Manifest, type Part } from '#server/commands/backup/manifest.ts';
import { openArchive } from '#server/commands/backup/read-archive.ts';
import { writeArchive } from '#server/commands/backup/write-archive.ts';
import { silentProgress } from '#server/commands/progress.ts';
import { migrate, migrationsDirectory } from '#server/database/schema/migrate.ts';
import { emptyStorage, saveWorld, temporaryFolder } from '#test/factories/backup-world.ts';
import { createClub } from '#test/factories/club-factory.ts';
import { runSql } from '#test/factories/insert-row.ts';
import { createMember } from '#test/factories/member-factory.ts';
import { startTestApp, type TestApp } from '#test/harness/test-app.ts';

vi.setConfig({ testTimeout: 60_000 });

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
  const { context } = server;
  const host = await createMember(context);
  await createClub(context, { hostId: host.memberId });
});
afterAll(() => server.close());

const archive = () => saveWorld(server.context);

async function rewrite(
  from: string,
  change: (manifest: Manifest) => object,
  added: Record<string, string> = {},
): Promise<string> {
  const { manifest, read, close } = await openArchive(from, silentProgress);
  const to = `${from}.changed`;
  await writeArchive(to, async (writer) => {
    const parts: Part[] = [];
    for (const { name } of manifest.parts) {
      const body = Buffer.concat([await buffer(read(name)), Buffer.from(added[name] ?? '')]);
      parts.push(await writer.add(name, Readable.from([body])));
    }
    const text = JSON.stringify({ ...manifest, parts, ...change(manifest) });
    await writer.add(MANIFEST, Readable.from([Buffer.from(text)]));
  });
  close();
  return to;
}

const tablesIn = async (target: Awaited<ReturnType<typeof emptyStorage>>) =>
  (
    await runSql(
      target.database,
      "select 1 from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace",
    )
  ).length;

test('a truncated archive is refused and nothing changes', async () => {
  const whole = await archive();
  const { length } = await readFile(whole);
  const target = await emptyStorage();
  for (const size of [0, 1, 511, 512, 700, Math.floor(length / 2), length - 1025, length - 1024]) {
    const cut = `${whole}.${size}`;
    await copyFile(whole, cut);
    await truncate(cut, size);
    await expect(target.restore(cut), `${size} bytes`).rejects.toThrow('망가진 백업');
  }
  expect(await tablesIn(target)).toBe(0);
});

test('an archive with one changed byte in any part is refused', async () => {
  const whole = await archive();
  const bytes = await readFile(whole);
  const target = await emptyStorage();
  const bodies = ['tables/members.copy', 'tables/clubs.copy', MANIFEST].map(
    (name) => bytes.indexOf(name) + 512 + 3,
  );
  for (const position of [0, 130, ...bodies]) {
    const damaged = Buffer.from(bytes);
    damaged[position] = (damaged[position] ?? 0) ^ 1;
    await writeFile(`${whole}.damaged`, damaged);
    await expect(target.restore(`${whole}.damaged`), `${position}`).rejects.toThrow('망가진 백업');
  }
  expect(await tablesIn(target)).toBe(0);
});

test('an archive written by a newer program version is refused', async () => {
  const whole = await archive();
  const target = await emptyStorage();
  const newer = await rewrite(whole, () => ({ format: 2 }));
  await expect(target.restore(newer)).rejects.toThrow('새 버전으로');
  const newerSchema = await rewrite(whole, ({ migrations }) => ({
    migrations: [...migrations, { number: 9999, name: 'later', checksum: 'x' }],
  }));
  await expect(target.restore(newerSchema)).rejects.toThrow('새 버전으로');
  const otherSchema = await rewrite(whole, ({ migrations }) => ({
    migrations: migrations.map((migration) => ({ ...migration, checksum: 'x' })),
  }));
  await expect(target.restore(otherSchema)).rejects.toThrow('달라요');
  expect(await tablesIn(target)).toBe(0);
});

test('a database with members is replaced only with --replace and a valid archive', async () => {
  const whole = await archive();
  const target = await emptyStorage();
  await target.restore(whole);
  const newcomer = await createMember(target.contextLike(server.context), { nickname: '새사람' });
  const isThere = async () =>
    (
      await runSql(target.database, 'select 1 from members where member_id = $1', [
        newcomer.memberId,
      ])
    ).length === 1;
  await expect(target.restore(whole, { replace: true })).rejects.toThrow('먼저 멈춰');
  await runSql(target.database, "set application_name = 'a test'");

  await expect(target.restore(whole)).rejects.toThrow('--replace');
  const short = await rewrite(whole, ({ tables }) => ({
    tables: tables.map((table) => (table.name === 'clubs' ? { ...table, rows: 7 } : table)),
  }));
  await expect(target.restore(short, { replace: true })).rejects.toThrow('7줄이어야');
  expect(await isThere()).toBe(true);
  await target.restore(whole, { replace: true });
  expect(await isThere()).toBe(false);
});

test('a row that PostgreSQL rejects aborts the restore and changes nothing', async () => {
  const whole = await archive();
  const target = await emptyStorage();
  const refused = await rewrite(whole, () => ({}), { 'tables/clubs.copy': 'not a club\n' });
  await expect(target.restore(refused)).rejects.toThrow('invalid input syntax');
  expect(await tablesIn(target)).toBe(0);
});

test('a restore into a database of another program is refused even with --replace', async () => {
  const target = await emptyStorage();
  await runSql(target.database, "set application_name = 'a test'");
  await runSql(target.database, 'create table members (name text)');
  await expect(target.restore(await archive(), { replace: true })).rejects.toThrow('아지트가 아닌');
});

test('a restore from an archive with an older schema migrates it to the current schema', async () => {
  const folder = await temporaryFolder();
  const names = (await readdir(migrationsDirectory)).toSorted();
  for (const name of names.slice(0, -1)) {
    await copyFile(join(migrationsDirectory, name), join(folder, name));
  }
  const old = await emptyStorage();
  const log = pino({ level: 'silent' });
  await migrate({ connection: old.connection, log, directory: folder });
  const member = await createMember(old.contextLike(server.context));
  const oldPath = join(folder, 'old.tar');
  await backUp({ ...old, path: oldPath });

  const target = await emptyStorage();
  await target.restore(oldPath);
  expect(await migrate({ connection: target.connection, log })).toBe(0);
  const found = await runSql(target.database, 'select nickname from members');
  expect(found).toEqual([{ nickname: member.nickname }]);
});

test('a backup refuses an existing target file and a database without azit tables', async () => {
  const taken = await archive();
  const target = await emptyStorage();
  await expect(backUp({ ...target, path: taken })).rejects.toThrow('이미 있어요');
  await expect(backUp({ ...target, path: `${taken}.new` })).rejects.toThrow('아지트가 없어요');
});
