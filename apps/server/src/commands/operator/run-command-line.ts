import { withDatabase } from '#server/commands/connect.ts';
import { type Outcome, outcomeOf, usageOutcome } from '#server/commands/outcome.ts';
import { withProgress } from '#server/commands/progress.ts';
import { readLimit } from '#server/commands/read-limit.ts';
import { systemClock } from '#server/runtime/clock.ts';
import { type OperatorRequest, readCommandLine } from './command-line.ts';
import { commands, usage } from './commands.ts';
import type { Command, CommandResult } from './operator-session.ts';
import { systemUser } from './system-user.ts';

const LIMIT_SECONDS = 60;

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
    return withDatabase(env, (database) => {
      progress.step(request.command);
      return work({ database, operator, now: systemClock.now(), progress }, request);
    });
  });
}
