import { CommandError } from './command-error.ts';
import type { ProgressOptions } from './progress.ts';

export function readLimit(env: NodeJS.ProcessEnv, seconds: number): ProgressOptions {
  const given = env.COMMAND_LIMIT_SECONDS || String(seconds);
  if (!/^[1-9]\d{0,5}$/.test(given)) {
    throw new CommandError('COMMAND_LIMIT_SECONDS 에는 초를 숫자로 적어 주세요.');
  }
  return { limitMs: Number(given) * 1_000 };
}
