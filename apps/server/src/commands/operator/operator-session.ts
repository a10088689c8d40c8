import type { Progress } from '#server/commands/progress.ts';
import type { Database } from '#server/database/database.ts';
import type { Clock } from '#server/runtime/clock.ts';
import type { Config } from '#server/runtime/config.ts';
import type { Doorbells } from '#server/runtime/doorbells.ts';
import type { JobQueue } from '#server/runtime/job-queue.ts';
import type { OperatorRequest } from './command-line.ts';

export type OperatorSession = {
  database: Database;
  doorbells: Doorbells;
  jobs: JobQueue;
  clock: Clock;
  config: Config;
  operator: string;
  now: Date;
  progress: Progress;
  confirm?: ((question: string) => Promise<boolean>) | undefined;
};

export type CommandResult = {
  lines: string[];
  /** Printed instead of `lines` if the command is called with --json. */
  rows: readonly object[];
  isBad?: boolean;
};

export type Run = (session: OperatorSession, request: OperatorRequest) => Promise<CommandResult>;

/** `words` is the number of words that may follow the name of the command. */
export type Command = { run: Run; words: number; isLong?: boolean };
