import { isDatabaseUnavailable } from '#server/database/database-error.ts';
import { ConfigError } from '#server/runtime/config.ts';
import { DataDirectoryInUseError } from '#server/runtime/data-directory-lock.ts';
import { CommandError } from './command-error.ts';

export type Outcome = { exitCode: number; stdout: string; stderr: string };

const EXIT_FAILURE = 1;
const EXIT_USAGE = 2;

export function usageOutcome(usage: string): Outcome {
  return { exitCode: EXIT_USAGE, stdout: '', stderr: usage };
}

export async function toOutcome(work: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await work();
  } catch (error) {
    return { exitCode: EXIT_FAILURE, stdout: '', stderr: `${explain(error)}\n` };
  }
}

function explain(error: unknown): string {
  if (error instanceof CommandError) return error.message;
  if (error instanceof ConfigError) return `설정이 잘못됐어요. ${error.message}`;
  if (error instanceof DataDirectoryInUseError) {
    return `아지트 서버(pid ${error.pid})가 켜져 있어요. 먼저 멈춰 주세요.`;
  }
  if (isDatabaseUnavailable(error)) {
    return '데이터베이스에 연결하지 못했어요. 잠시 후 다시 해 주세요.';
  }
  return `예상하지 못한 문제가 생겼어요. ${error instanceof Error ? error.message : String(error)}`;
}
