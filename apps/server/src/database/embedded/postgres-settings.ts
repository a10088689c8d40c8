import { totalmem } from 'node:os';

const MEGABYTE = 2 ** 20;
/** What is read often stays in PostgreSQL's own memory: fetching a page from outside costs more. */
const SHARE_OF_MEMORY = 1 / 8;
const FEWEST_BUFFERS = 128;
const MOST_BUFFERS = 512;

/** In megabytes. PostgreSQL takes them as it fills them, so a small database leaves them alone. */
export function sharedBuffersOf(memory: number): number {
  const share = Math.floor((memory * SHARE_OF_MEMORY) / MEGABYTE);
  return Math.min(MOST_BUFFERS, Math.max(FEWEST_BUFFERS, share));
}

// In a container there may be less than the machine has.
const ownMemory = () => Math.min(totalmem(), process.constrainedMemory() || totalmem());

/** Given on the command line, so that a new azit brings its settings to an old cluster. */
export function postgresSettings(isDurable: boolean): readonly string[] {
  const durability = isDurable ? 'on' : 'off';
  return [
    `shared_buffers=${sharedBuffersOf(ownMemory())}MB`,
    'max_connections=50',
    // Before LOCK_TIMEOUT_MS ends a wait, so that a deadlock is reported and counted as one.
    'deadlock_timeout=100ms',
    `fsync=${durability}`,
    `synchronous_commit=${durability}`,
    `full_page_writes=${durability}`,
    'timezone=Asia/Seoul',
    'log_timezone=Asia/Seoul',
    'log_line_prefix=',
    'log_checkpoints=off',
    // The details of a failed statement hold e-mail addresses: azit logs its own errors instead.
    'log_min_messages=log',
    'log_min_error_statement=panic',
    'log_error_verbosity=terse',
  ];
}
