import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { fillDataDir } from '../../apps/server/test/harness/fill-data-dir.ts';
import { signUp } from '../client/member.ts';
import { type ServerProcess, startServer } from '../processes/server-process.ts';
import { canMount, fill, mountSmallDisk } from './disk-faults.ts';

vi.setConfig({ testTimeout: 180_000 });

const reads = ['/api/clubs/category?cl=2&page=1&size=5', '/api/categories/small', '/readyz'];

async function fillAfter(signal: NodeJS.Signals) {
  const disk = mountSmallDisk();
  onTestFinished(disk.release);
  const DATA_DIR = join(disk.path, 'data');
  mkdirSync(DATA_DIR);
  fillDataDir(DATA_DIR);
  const ballast = join(disk.path, 'ballast');
  const first = await startServer({ DATA_DIR });
  await signUp(first.url);
  await first.kill(signal);
  fill(ballast, 0);
  return { DATA_DIR, ballast };
}

const readAll = (server: ServerProcess) =>
  Promise.all(reads.map(async (path) => (await fetch(`${server.url}${path}`)).status));

describe.runIf(canMount())('a start on a full disk', () => {
  test.each(['SIGTERM', 'SIGKILL'] as const)(
    'a server ended by %s starts read-only and writes again once space is free',
    async (signal) => {
      const { DATA_DIR, ballast } = await fillAfter(signal);
      const server = await startServer({ DATA_DIR });
      onTestFinished(() => void server.kill('SIGKILL'));
      expect(await readAll(server)).toEqual([200, 200, 200]);
      const refused = await fetch(`${server.url}/api/members`, { method: 'POST' });
      expect(refused.status).toBe(503);
      expect(refused.headers.get('retry-after')).toBe('30');
      expect(await refused.json()).toMatchObject({ code: 'STORAGE_UNAVAILABLE' });
      rmSync(ballast);
      await signUp(server.url);
      expect((await server.kill('SIGTERM')).code).toBe(0);
    },
  );

  test('a server without its reserve file on a full disk refuses to start and says why', async () => {
    const { DATA_DIR, ballast } = await fillAfter('SIGTERM');
    rmSync(join(DATA_DIR, 'reserve'));
    fill(`${ballast}.more`, 0);
    await expect(startServer({ DATA_DIR })).rejects.toThrow('The disk of DATA_DIR is full');
  });
});
