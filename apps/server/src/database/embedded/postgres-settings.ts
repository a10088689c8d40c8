import { totalmem } from 'node:os';

const MEGABYTE = 2 ** 20;
const MEMORY_SHARE = 1 / 8;
const MIN_BUFFERS = 128;
const MAX_BUFFERS = 512;

export function chooseSharedBuffers(memory: number): number {
  const share = Math.floor((memory * MEMORY_SHARE) / MEGABYTE);
  return Math.min(MAX_BUFFERS, Math.max(MIN_BUFFERS, share));
}

// A container may be allowed less memory than the machine has.
const availableMemory = () => Math.min(totalmem(), process.constrainedMemory() || totalmem());

/**
 * Pass the settings on the command line, so that a new release can change them for an existing
 * cluster.
 */
export function postgresSettings(isDurable: boolean): readonly string[] {
  const durability = isDurable ? 'on' : 'off';
  return [
    `shared_buffers=${chooseSharedBuffers(availableMemory())}MB`,
    'max_connections=100',
    // Lower than LOCK_TIMEOUT_MS, so that PostgreSQL reports a deadlock instead of a lock timeout.
    'deadlock_timeout=100ms',
    `fsync=${durability}`,
    `synchronous_commit=${durability}`,
    `full_page_writes=${durability}`,
    'timezone=Asia/Seoul',
    'log_timezone=Asia/Seoul',
    'log_line_prefix=',
    'log_checkpoints=off',
    // PostgreSQL would log failed statements, which contain e-mail addresses. So only the server
    // logs errors.
    'log_min_messages=log',
    'log_min_error_statement=panic',
    'log_error_verbosity=terse',
  ];
}
