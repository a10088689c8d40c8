import { pino } from 'pino';
import { withDatabase } from '#server/commands/connect.ts';
import { type Outcome, outcomeOf, usageOutcome } from '#server/commands/outcome.ts';
import { withProgress } from '#server/commands/progress.ts';
import { readLimit } from '#server/commands/read-limit.ts';
import { fanOut } from '#server/fanout/fan-out.ts';
import { postgresChannel } from '#server/fanout/postgres-channel.ts';
import { jobQueue } from '#server/jobs/job-queue.ts';
import { systemClock } from '#server/runtime/clock.ts';
import { type OperatorRequest, readCommandLine } from './command-line.ts';
import { commands, usage } from './commands.ts';
import type { Command, CommandResult } from './operator-session.ts';
import { systemUser } from './system-user.ts';

const LIMIT_SECONDS = 60;
const log = pino({ level: 'silent' });

export function runCommandLine(
  words: string[],
  env: NodeJS.ProcessEnv,
  say: (line: string) => void = () => {},
): Promise<Outcome> {
  return outcomeOf(async () => {
    const request = readCommandLine(words);
    const command = commands.get(request.command);
    if (command === undefined) return usageOutcome(usage);
    const { lines, isBad = false } = await run(command, request, env, say);
    return { exitCode: isBad ? 1 : 0, out: `${lines.join('\n')}\n`, complaint: '' };
  });
}

function run(
  { isLong = false, run: work }: Command,
  request: OperatorRequest,
  env: NodeJS.ProcessEnv,
  say: (line: string) => void,
): Promise<CommandResult> {
  const operator = request.operator?.trim() || systemUser();
  const options = { ...readLimit(env, LIMIT_SECONDS), say: isLong ? say : () => {} };
  return withProgress(options, (progress) => {
    progress.step('데이터베이스 열기');
    return withDatabase(env, async (database) => {
      const doorbells = fanOut(
        postgresChannel({ database, direct: database.connection, log }),
        log,
        database.written,
      );
      progress.step(request.command);
      const now = systemClock.now();
      try {
        const told = { doorbells, jobs: jobQueue(database, log), clock: { now: () => now } };
        return await work({ database, ...told, operator, now, progress }, request);
      } finally {
        await doorbells.stop();
      }
    });
  });
}
