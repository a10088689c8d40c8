import { totalmem } from 'node:os';

const MEGABYTE = 2 ** 20;
/** Reads from shared buffers are cheaper than from the page cache of the system. */
const MEMORY_SHARE = 1 / 8;
const MIN_BUFFERS = 128;
const MAX_BUFFERS = 512;

/** In megabytes. A small database does not use all of them. */
export function chooseSharedBuffers(memory: number): number {
  const share = Math.floor((memory * MEMORY_SHARE) / MEGABYTE);
  return Math.min(MAX_BUFFERS, Math.max(MIN_BUFFERS, share));
}

// A container may have less memory than the machine.
const availableMemory = () => Math.min(totalmem(), process.constrainedMemory() || totalmem());

/** Command line settings, so that a new azit can change those of an old cluster. */
export function postgresSettings(isDurable: boolean): readonly string[] {
  const durability = isDurable ? 'on' : 'off';
  return [
    `shared_buffers=${chooseSharedBuffers(availableMemory())}MB`,
    'max_connections=100',
    // Below LOCK_TIMEOUT_MS, so that a deadlock is reported as one.
    'deadlock_timeout=100ms',
    `fsync=${durability}`,
    `synchronous_commit=${durability}`,
    `full_page_writes=${durability}`,
    'timezone=Asia/Seoul',
    'log_timezone=Asia/Seoul',
    'log_line_prefix=',
    'log_checkpoints=off',
    // Details of failed statements contain e-mail addresses: azit logs its own errors instead.
    'log_min_messages=log',
    'log_min_error_statement=panic',
    'log_error_verbosity=terse',
  ];
}
