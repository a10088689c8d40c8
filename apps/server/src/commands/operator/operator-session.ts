import type { Progress } from '#server/commands/progress.ts';
import type { Database } from '#server/database/database.ts';
import type { JobQueue } from '#server/jobs/job-task.ts';
import type { Clock } from '#server/runtime/clock.ts';
import type { Doorbells } from '#server/runtime/doorbells.ts';
import type { OperatorRequest } from './command-line.ts';

export type OperatorSession = {
  database: Database;
  doorbells: Doorbells;
  jobs: JobQueue;
  /** Fixed at `now`. */
  clock: Clock;
  operator: string;
  now: Date;
  progress: Progress;
  /** Prompts the operator; undefined without a terminal. */
  confirm?: ((question: string) => Promise<boolean>) | undefined;
};

export type CommandResult = {
  lines: string[];
  /** The result needs attention, so the exit code is 1. */
  isBad?: boolean;
};

export type Command = {
  run(session: OperatorSession, request: OperatorRequest): Promise<CommandResult>;
  /** Prints its progress. */
  isLong?: boolean;
};
