import { existsSync } from 'node:fs';
import type { Outcome } from './outcome.ts';

/** Runs a command with `.env`, prints its outcome and exits. */
export async function runMain(
  command: (words: string[], env: NodeJS.ProcessEnv) => Promise<Outcome>,
): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  // The exit listeners stop a PostgreSQL that was started here.
  process.once('SIGINT', () => process.exit(130));
  process.once('SIGTERM', () => process.exit(143));
  const { exitCode, stdout, stderr } = await command(process.argv.slice(2), process.env);
  await print(process.stdout, stdout);
  await print(process.stderr, stderr);
  // A hanging connection would prevent the exit.
  process.exit(exitCode);
}

function print(stream: NodeJS.WriteStream, text: string): Promise<void> {
  return new Promise((resolve) => stream.write(text, () => resolve()));
}
