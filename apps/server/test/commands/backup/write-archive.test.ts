import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pack } from 'tar-stream';
import { expect, onTestFinished, test } from 'vitest';
import { openArchive, readBuffers } from '#server/commands/backup/read-archive.ts';
import { type ArchiveWriter, writeArchive } from '#server/commands/backup/write-archive.ts';
import { silentProgress } from '#server/commands/progress.ts';

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'azit-archive-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

const fileBody = (bytes: number) => Readable.from([Buffer.alloc(bytes, 'x')]);

test('an archive is readable by its owner only and leaves no temporary file', async () => {
  const folder = await temporaryFolder();
  const path = join(folder, 'a.tar');
  await writeArchive(path, async (archive) => {
    expect(await archive.add('tables/empty.copy', Readable.from([]))).toMatchObject({ bytes: 0 });
    expect(await archive.add('tables/long.copy', fileBody(300_001))).toMatchObject({
      bytes: 300_001,
    });
  });
  expect(await readdir(folder)).toEqual(['a.tar']);
  if (process.platform !== 'win32') expect((await stat(path)).mode & 0o777).toBe(0o600);
});

async function* failingBody() {
  yield Buffer.alloc(100_000);
  throw new Error('the rows ended too early');
}

test.each<[string, (archive: ArchiveWriter) => Promise<unknown>, string]>([
  ['fails in the middle of a part', (archive) => archive.add('a', failingBody()), 'too early'],
  ['fails between two parts', () => Promise.reject(new Error('no more')), 'no more'],
  ['names a missing file', (archive) => archive.addFile('a', '/no/such/file'), 'ENOENT'],
])('an archive writer that %s leaves no file behind', async (_, fail, reason) => {
  const folder = await temporaryFolder();
  const filling = writeArchive(join(folder, 'a.tar'), async (archive) => {
    await archive.add('tables/first.copy', fileBody(200_000));
    await fail(archive);
  });
  await expect(filling).rejects.toThrow(reason);
  expect(await readdir(folder)).toEqual([]);
});

test('writing an archive into a missing folder fails with ENOENT', async () => {
  const folder = await temporaryFolder();
  const filling = writeArchive(join(folder, 'missing', 'a.tar'), async (archive) => {
    for (let part = 0; part < 50; part += 1) await archive.add(`${part}`, fileBody(100_000));
  });
  await expect(filling).rejects.toThrow('ENOENT');
});

test('an archive that contains a symbolic link is refused', async () => {
  const folder = await temporaryFolder();
  const path = join(folder, 'a.tar');
  const tar = pack();
  tar.entry({ name: 'images/club_banner/a.webp', type: 'symlink', linkname: '/etc/passwd' });
  tar.finalize();
  await writeFile(path, readBuffers(tar));
  await expect(openArchive(path, silentProgress)).rejects.toThrow('모르는 것');
});
