import { accessSync, constants, mkdirSync, realpathSync } from 'node:fs';
import { takeDataDirectoryLock } from './data-directory-lock.ts';
import { isDiskFull, releaseDiskReserve } from './disk-reserve.ts';

class DataDirectoryError extends Error {
  override name = 'DataDirectoryError';
}

export function openDataDirectory(path: string) {
  const realPath = prepare(path);
  return { path: realPath, release: takeLock(realPath) };
}

function takeLock(path: string): () => void {
  try {
    return takeDataDirectoryLock(path);
  } catch (error) {
    if (!isDiskFull(error)) throw error;
    releaseDiskReserve(path);
    return takeDataDirectoryLock(path);
  }
}

function prepare(path: string): string {
  try {
    mkdirSync(path, { recursive: true, mode: 0o700 });
    const realPath = realpathSync(path);
    accessSync(realPath, constants.R_OK | constants.W_OK | constants.X_OK);
    return realPath;
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    const message = `The data directory ${path} cannot be used: ${reason}; set DATA_DIR to another`;
    throw new DataDirectoryError(message, { cause });
  }
}
