import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  findProcessIdentity,
  isSameProcessAlive,
  type ProcessIdentity,
} from './process-identity.ts';

export class DataDirectoryInUseError extends Error {
  override name = 'DataDirectoryInUseError';
  readonly pid: number;

  constructor(directory: string, pid: number) {
    super(`${directory} is in use by another azit server (pid ${pid})`);
    this.pid = pid;
  }
}

interface Lock extends ProcessIdentity {
  readonly token: string;
}

export function takeDataDirectoryLock(directory: string): () => void {
  const path = join(directory, 'azit.lock');
  const own: Lock = { ...ownIdentity(), token: randomUUID() };
  // Write a draft and link it to the final name, so that no process reads an incomplete lock.
  const draft = `${path}.${own.token}.draft`;
  try {
    writeFileSync(draft, JSON.stringify(own), { mode: 0o600 });
    while (!tryTake(directory, path, draft)) {}
  } finally {
    rmSync(draft, { force: true });
  }
  return () => {
    if (tokenIn(path) === own.token) rmSync(path, { force: true });
  };
}

function tryTake(directory: string, path: string, draft: string): boolean {
  if (tryLink(draft, path)) return true;
  const holder = readLock(path);
  if (holder === 'gone') return false;
  if (holder !== undefined && isSameProcessAlive(holder)) {
    throw new DataDirectoryInUseError(directory, holder.pid);
  }
  return tryReplace(directory, path, draft, holder?.token ?? 'unreadable');
}

/** Only the process that creates the claim file may replace the lock of a dead process. */
function tryReplace(directory: string, path: string, draft: string, deadToken: string): boolean {
  const claim = `${path}.${deadToken}.claim`;
  if (!tryLink(draft, claim)) {
    const claimant = readLock(claim);
    if (claimant === 'gone') return false;
    if (claimant !== undefined && isSameProcessAlive(claimant)) {
      throw new DataDirectoryInUseError(directory, claimant.pid);
    }
    rmSync(claim, { force: true });
    return false;
  }
  try {
    // Before this process got the claim, another one may have replaced the lock.
    if (tokenIn(path) !== deadToken) return false;
    const replacement = `${draft}.replacement`;
    linkSync(draft, replacement);
    renameSync(replacement, path);
    return true;
  } finally {
    rmSync(claim, { force: true });
  }
}

function tryLink(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  }
}

function readLock(path: string): Lock | 'gone' | undefined {
  try {
    const value: unknown = JSON.parse(readFileSync(path, 'utf8'));
    return isLock(value) ? value : undefined;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return 'gone';
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function tokenIn(path: string): string {
  const lock = readLock(path);
  return lock === 'gone' ? lock : (lock?.token ?? 'unreadable');
}

function isLock(value: unknown): value is Lock {
  if (typeof value !== 'object' || value === null) return false;
  if (!('pid' in value && 'born' in value && 'token' in value)) return false;
  const { pid, born, token } = value;
  return Number.isInteger(pid) && typeof born === 'string' && typeof token === 'string';
}

function ownIdentity(): ProcessIdentity {
  return findProcessIdentity(process.pid) ?? { pid: process.pid, born: 'unknown' };
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
