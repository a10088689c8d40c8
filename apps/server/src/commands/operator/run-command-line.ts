import { CommandError } from '#server/commands/command-error.ts';
import { openOperatorDatabase } from '#server/commands/open-command-database.ts';
import { isDatabaseUnavailable } from '#server/database/database-error.ts';
import { systemClock } from '#server/runtime/clock.ts';
import { ConfigError } from '#server/runtime/config.ts';
import { type OperatorRequest, readCommandLine } from './command-line.ts';
import { commands, usage } from './commands.ts';
import type { Command, CommandResult } from './operator-session.ts';
import { systemUser } from './system-user.ts';

export type Outcome = { exitCode: number; out: string; complaint: string };

const EXIT_USAGE = 2;

export async function runCommandLine(words: string[], env: NodeJS.ProcessEnv): Promise<Outcome> {
  try {
    const request = readCommandLine(words);
    const command = commands.get(request.command);
    if (command === undefined) return { exitCode: EXIT_USAGE, out: '', complaint: usage };
    const { lines, isBad = false } = await run(command, request, env);
    return { exitCode: isBad ? 1 : 0, out: `${lines.join('\n')}\n`, complaint: '' };
  } catch (error) {
    return { exitCode: 1, out: '', complaint: `${explain(error)}\n` };
  }
}

async function run(
  command: Command,
  request: OperatorRequest,
  env: NodeJS.ProcessEnv,
): Promise<CommandResult> {
  const operator = request.operator?.trim() || systemUser();
  const { database, close } = await openOperatorDatabase(env);
  try {
    return await command({ database, operator, now: systemClock.now() }, request);
  } finally {
    await close();
  }
}

function explain(error: unknown): string {
  if (error instanceof CommandError) return error.message;
  if (error instanceof ConfigError) return `설정이 잘못됐어요. ${error.message}`;
  if (isDatabaseUnavailable(error)) {
    return '데이터베이스에 연결하지 못했어요. 잠시 후 다시 해 주세요.';
  }
  return `예상하지 못한 문제가 생겼어요. ${error instanceof Error ? error.message : String(error)}`;
}
