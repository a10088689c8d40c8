import { pino } from 'pino';
import { withDatabase } from '#server/commands/connect.ts';
import { type Outcome, toOutcome, usageOutcome } from '#server/commands/outcome.ts';
import { type Progress, readLimit, withProgress } from '#server/commands/progress.ts';
import { fanOut } from '#server/fanout/fan-out.ts';
import { postgresChannel } from '#server/fanout/postgres-channel.ts';
import { jobQueue } from '#server/jobs/job-queue.ts';
import { systemClock } from '#server/runtime/clock.ts';
import { readConfig } from '#server/runtime/config.ts';
import { checkWords, type OperatorRequest, readCommandLine, UsageError } from './command-line.ts';
import { commands, usage } from './commands.ts';
import type { Command, CommandResult, OperatorSession } from './operator-session.ts';
import { systemUser } from './system-user.ts';

const LIMIT_SECONDS = 60;
const log = pino({ level: 'silent' });

type Terminal = Pick<OperatorSession, 'confirm'> & { print?: (line: string) => void };

export async function runCommandLine(
  words: string[],
  env: NodeJS.ProcessEnv,
  terminal: Terminal = {},
): Promise<Outcome> {
  const isJson = words.includes('--json');
  const outcome = await toOutcome(async () => {
    try {
      return await runWords(words, env, isJson ? {} : terminal);
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      return usageOutcome(`${error.message}\n명령을 보려면: npm run operator -- --help\n`);
    }
  });
  return isJson ? withJsonError(outcome) : outcome;
}

function withJsonError(outcome: Outcome): Outcome {
  if (outcome.stderr === '') return outcome;
  return { ...outcome, stderr: `${JSON.stringify({ error: outcome.stderr.trim() })}\n` };
}

async function runWords(
  words: string[],
  env: NodeJS.ProcessEnv,
  terminal: Terminal,
): Promise<Outcome> {
  const request = readCommandLine(words);
  if (request.help) return { exitCode: 0, stdout: usage, stderr: '' };
  if (request.command === '') return usageOutcome(usage);
  const command = findCommand(request);
  const { lines, rows, isBad = false } = await run(command, request, env, terminal);
  const text = request.json ? JSON.stringify(rows, null, 2) : lines.join('\n');
  return { exitCode: isBad ? 1 : 0, stdout: `${text}\n`, stderr: '' };
}

function findCommand(request: OperatorRequest): Command {
  const command = commands.get(request.command);
  if (command === undefined) throw new UsageError(`모르는 명령이에요: ${request.command}`);
  checkWords(request, command.words);
  return command;
}

function run(
  { isLong = false, run: work }: Command,
  request: OperatorRequest,
  env: NodeJS.ProcessEnv,
  { print = () => {}, confirm }: Terminal,
): Promise<CommandResult> {
  const operator = request.operator?.trim() || systemUser();
  const options = { ...readLimit(env, LIMIT_SECONDS), print: isLong ? print : () => {} };
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
        const services = { doorbells, jobs: jobQueue(database, log), clock: { now: () => now } };
        const prompt = confirm && ((question: string) => extendLimit(progress, confirm(question)));
        const config = readConfig({ MAIL_FROM: env.MAIL_FROM });
        const session = { database, ...services, config, operator, now, progress, confirm: prompt };
        return await work(session, request);
      } finally {
        await doorbells.stop();
      }
    });
  });
}

/**
 * Report progress during a prompt: the time limit is meant for a hanging database, not for the
 * operator who reads.
 */
async function extendLimit<Result>(progress: Progress, waiting: Promise<Result>): Promise<Result> {
  const timer = setInterval(() => progress.moved(), 1_000);
  try {
    return await waiting;
  } finally {
    clearInterval(timer);
  }
}
