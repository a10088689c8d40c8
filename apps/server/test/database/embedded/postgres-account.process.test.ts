import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { binaryPath, findPostgresBinaries } from '#server/database/embedded/postgres-binaries.ts';
import { makeReachable } from '#server/database/embedded/reachable-binaries.ts';
import { embeddedScript, spawnEmbedded } from '#test/peers/spawn-embedded.ts';

vi.setConfig({ testTimeout: 60_000 });

const nobody = { uid: 65_534, gid: 65_534 };
const nameless = { uid: 54_321, gid: 54_321 };
const isRoot = process.getuid?.() === 0;

/** The account may lack access to the current folder, so the command runs in `/`. */
function succeeds(account: object, command: string, ...values: string[]): boolean {
  return isRoot && spawnSync(command, values, { ...account, cwd: '/' }).status === 0;
}
const canReadProgram = succeeds(nobody, process.execPath, '--check', embeddedScript);
const canTakeName =
  canReadProgram && succeeds(nameless, 'unshare', '--user', '--map-user=65534', 'true');

let shelf: string;
let directory: string;
beforeEach(() => {
  shelf = mkdtempSync(join(tmpdir(), 'azit-account-'));
  directory = join(shelf, 'data');
});
afterEach(() => rmSync(shelf, { recursive: true }));

function createOwnedDirectory(account: { uid: number; gid: number }): void {
  chmodSync(shelf, 0o755);
  mkdirSync(directory, { mode: 0o700 });
  chownSync(directory, account.uid, account.gid);
}

async function runOnce(account?: { uid: number; gid: number }): Promise<number[]> {
  const server = spawnEmbedded(directory, account);
  const { found } = await server.waitFor('ready');
  await server.waitFor('acknowledged');
  await server.kill('SIGTERM');
  return found;
}

const readOwner = (name: string) => statSync(join(directory, name)).uid;

describe.runIf(isRoot)('the embedded database started as root', () => {
  test('root starts PostgreSQL in a folder that only root may read, and in a copy of it', async () => {
    expect(statSync(shelf).mode & 0o777).toBe(0o700);
    expect(await runOnce()).toEqual([]);
    expect(readOwner('postgres')).toBe(nobody.uid);
    const copy = join(shelf, 'copy');
    cpSync(directory, copy, { recursive: true });
    expect(statSync(join(copy, 'postgres')).uid).toBe(0);
    directory = copy;
    expect(await runOnce()).not.toEqual([]);
    expect(readOwner('postgres/base')).toBe(nobody.uid);
  });

  test('PostgreSQL binaries that only root may read are copied once, and the copy is run', () => {
    const closed = join(shelf, 'closed');
    const open = join(shelf, 'open');
    mkdirSync(closed, { mode: 0o700 });
    mkdirSync(open);
    chmodSync(shelf, 0o755);
    cpSync(findPostgresBinaries().root, closed, { recursive: true, verbatimSymlinks: true });
    const binaries = { root: closed, build: 'test' };
    const folders = ['/nowhere/at/all', open];
    const reachable = makeReachable(binaries, nobody, folders);
    expect(reachable.root).toBe(join(open, 'azit-postgres-test'));
    expect(succeeds(nobody, binaryPath(reachable, 'initdb'), '--version')).toBe(true);
    const { ino } = statSync(reachable.root);
    expect(statSync(makeReachable(binaries, nobody, folders).root).ino).toBe(ino);
    chownSync(reachable.root, nobody.uid, nobody.gid);
    expect(() => makeReachable(binaries, nobody, folders)).toThrow('cannot run PostgreSQL');
  });
});

test.runIf(canReadProgram)(
  'PostgreSQL starts as an ordinary user, then as root on the same data',
  async () => {
    const daemon = { uid: 1, gid: 1 };
    createOwnedDirectory(daemon);
    expect(await runOnce(daemon)).toEqual([]);
    expect(await runOnce()).not.toEqual([]);
    expect(readOwner('postgres')).toBe(daemon.uid);
    expect(await runOnce(daemon)).not.toEqual([]);
  },
);

test.runIf(canTakeName)('PostgreSQL starts under a user id that has no name', async () => {
  createOwnedDirectory(nameless);
  expect(await runOnce(nameless)).toEqual([]);
  expect(readOwner('postgres')).toBe(nameless.uid);
});
