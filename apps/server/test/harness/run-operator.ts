import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { runCommandLine } from '#server/commands/operator/run-command-line.ts';
import type { Outcome } from '#server/commands/outcome.ts';
import type { DatabaseConnection } from '#server/database/database.ts';
import { programEnvironment } from '#test/peers/program-environment.ts';

const script = new URL('../../src/commands/operator/main.ts', import.meta.url).pathname;

type Target = { DATABASE_URL: string } | { DATA_DIR: string };

export async function spawnOperator(target: Target, ...words: string[]): Promise<Outcome> {
  const child = spawn(process.execPath, [script, ...words], {
    env: { ...programEnvironment(), NODE_ENV: 'production', ...target },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const closed = new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (exitCode) => resolve(exitCode ?? -1));
  });
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { exitCode: await closed, stdout, stderr };
}

export function callOperator(target: Target, ...words: string[]): Promise<Outcome> {
  return runCommandLine(words, target);
}

export function toDatabaseUrl({ host = '', port, user, database }: DatabaseConnection): string {
  return `postgresql://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
}
