import type { Progress } from '#server/commands/progress.ts';
import type { Database } from '#server/database/database.ts';
import type { JobQueue } from '#server/jobs/job-task.ts';
import type { Clock } from '#server/runtime/clock.ts';
import type { Doorbells } from '#server/runtime/doorbells.ts';
import type { OperatorRequest } from './command-line.ts';

/** Who acts, on what, and when. */
export type OperatorSession = {
  database: Database;
  doorbells: Doorbells;
  jobs: JobQueue;
  /** Stands still at `now`. */
  clock: Clock;
  operator: string;
  now: Date;
  progress: Progress;
  /** Asks the operator a yes-or-no question; undefined where nobody sits at a terminal. */
  confirm?: ((question: string) => Promise<boolean>) | undefined;
};

export type CommandResult = {
  lines: string[];
  /** The command ran, but what it found needs attention: the exit code says so. */
  isBad?: boolean;
};

export type Command = {
  run(session: OperatorSession, request: OperatorRequest): Promise<CommandResult>;
  /** Says its progress. */
  isLong?: boolean;
};
