import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const execute = promisify(execFile);

type Limits = { limitMs?: number; env?: NodeJS.ProcessEnv };

const LIMIT_MS = 30_000;

export async function run(command: readonly string[], limits: Limits = {}): Promise<string> {
  const { limitMs = LIMIT_MS, env = process.env } = limits;
  const [file = '', ...args] = command;
  try {
    const { stdout } = await execute(file, args, { timeout: limitMs, env, maxBuffer: 64 << 20 });
    return stdout;
  } catch (cause) {
    throw new Error(`${command.join(' ')} failed: ${describe(cause)}`, { cause });
  }
}

/** A program that cannot be started writes no output, so the error itself is the description. */
function describe(cause: unknown): string {
  const output = cause instanceof Error && 'stderr' in cause ? String(cause.stderr).trim() : '';
  return output === '' ? String(cause) : output.slice(-2_000);
}
