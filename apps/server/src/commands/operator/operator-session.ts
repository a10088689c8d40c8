import type { Database } from '#server/database/database.ts';
import type { OperatorRequest } from './command-line.ts';

/** Who acts, on what, and when. */
export type OperatorSession = { database: Database; operator: string; now: Date };

export type CommandResult = {
  lines: string[];
  /** The command ran, but what it found wants attention: the exit code says so. */
  isBad?: boolean;
};

export type Command = (
  session: OperatorSession,
  request: OperatorRequest,
) => Promise<CommandResult>;
