import { execFileSync } from 'node:child_process';
import {
  closeSync,
  mkdtempSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { freeBytesReader } from '../../apps/server/src/http/disk-guard.ts';
import { call, pick, type Reply } from '../client/call.ts';
import { form, type Member, signUp } from '../client/member.ts';
import { requireThat } from '../processes/require-that.ts';
import type { Outcome } from './fault.ts';
import type { World } from './world.ts';

const BUSY = 10;
const DISK_SIZE = '256m';
const RESERVE_BYTES = 20 * 1024 * 1024;

export function canMount(): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  try {
    mountSmallDisk().release();
    return true;
  } catch {
    return false;
  }
}

export function mountSmallDisk(size = DISK_SIZE): { path: string; release(): void } {
  const path = mkdtempSync(join(tmpdir(), 'azit-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', path], {
    stdio: 'pipe',
  });
  return {
    path,
    release: () => {
      // Unmount lazily: a killed process may still hold the disk briefly.
      execFileSync('umount', ['--lazy', path], { stdio: 'pipe' });
      rmSync(path, { recursive: true, force: true });
    },
  };
}

export async function fillDisk(world: World): Promise<Outcome> {
  await world.crowd.progress(BUSY);
  const member = await signUp(world.url());
  const ballast = join(world.dataDir, 'ballast');
  // First fill the disk only down to the server's reserve, as a real disk fills up, so that running
  // requests can finish.
  fill(ballast, RESERVE_BYTES);
  await untilRefused(world, member);
  fill(`${ballast}.more`, 0);
  const writes = await Promise.all([changeImage(world, member), describeSelf(world, member)]);
  const reads = await Promise.all([
    call(world.url(), { method: 'GET', path: '/api/clubs/category?cl=2&page=1&size=5' }),
    call(world.url(), {
      method: 'GET',
      path: `/api/members/${member.memberId}`,
      token: member.token,
    }),
    call(world.url(), { method: 'GET', path: '/readyz' }),
  ]);
  requireThat(
    writes.every(({ status }) => status === 503),
    `writes on a full disk: ${describeStatuses(writes)}`,
  );
  requireThat(
    reads.every(({ status }) => status === 200),
    `reads on a full disk: ${describeStatuses(reads)}`,
  );
  requireThat(drafts(world).length === 0, 'half-written images were left');
  rmSync(ballast);
  rmSync(`${ballast}.more`);
  const started = performance.now();
  await world.crowd.progress(BUSY);
  const again = await changeImage(world, member);
  requireThat(again.status === 200, `an upload after a full disk: ${again.status}`);
  return { what: 'full disk, writing again', ms: performance.now() - started, limitMs: 5_000 };
}

export async function loseStorage(world: World): Promise<Outcome> {
  const member = await signUp(world.url());
  const folder = join(world.dataDir, 'images', 'member_profile');
  renameSync(folder, `${folder}.away`);
  // Replace the folder with a file, so that writing fails even for root, who ignores permissions.
  writeFileSync(folder, '');
  const started = performance.now();
  const refused = await changeImage(world, member);
  const other = await describeSelf(world, member);
  rmSync(folder);
  renameSync(`${folder}.away`, folder);
  requireThat(refused.status === 503, `an upload without storage: ${refused.status}`);
  requireThat(
    pick(refused.body, 'code') === 'STORAGE_UNAVAILABLE',
    `the code is ${pick(refused.body, 'code')}`,
  );
  requireThat(other.status === 200, `another write without storage: ${other.status}`);
  const again = await changeImage(world, member);
  requireThat(again.status === 200, `an upload with storage again: ${again.status}`);
  return {
    what: 'storage unwritable, uploads again',
    ms: performance.now() - started,
    limitMs: 5_000,
  };
}

async function untilRefused(world: World, member: Member): Promise<void> {
  const end = performance.now() + 10_000;
  while ((await describeSelf(world, member)).status !== 503) {
    requireThat(performance.now() < end, 'writes are still accepted on a nearly full disk');
  }
}

export function fill(path: string, room: number): void {
  const file = openSync(path, 'w');
  const isEnough = () => freeBytesReader(dirname(path))() <= room;
  try {
    for (let size = 1 << 20; size >= 1; size = Math.floor(size / 2)) {
      const chunk = Buffer.alloc(size);
      try {
        while (!isEnough() && writeSync(file, chunk) === size);
      } catch {
        // The disk has no space for this chunk, but a smaller chunk may still fit.
      }
    }
  } finally {
    closeSync(file);
  }
}

function drafts({ dataDir }: World): string[] {
  const folders = ['club_banner', 'member_profile'].map((name) => join(dataDir, 'images', name));
  return folders.flatMap((folder) => readdirSync(folder)).filter((name) => name.endsWith('.part'));
}

function changeImage(world: World, { memberId, token }: Member): Promise<Reply> {
  return call(world.url(), {
    method: 'POST',
    path: `/api/members/${memberId}`,
    token,
    body: form(),
  });
}

function describeSelf(world: World, { memberId, nickname, token }: Member): Promise<Reply> {
  const body = { nickname, aboutMe: '1', categorySmallId: [6] };
  return call(world.url(), { method: 'PATCH', path: `/api/members/${memberId}`, token, body });
}

function describeStatuses(replies: Reply[]): string {
  return replies.map(({ status, body }) => `${status} ${pick(body, 'code') ?? ''}`).join(', ');
}
