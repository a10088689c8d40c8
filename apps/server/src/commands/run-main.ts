import { existsSync } from 'node:fs';
import type { Outcome } from './outcome.ts';

/** The main program of every command: reads `.env`, prints the outcome and ends with its code. */
export async function runMain(
  command: (words: string[], env: NodeJS.ProcessEnv) => Promise<Outcome>,
): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  // Through exit, whose listeners stop a PostgreSQL that was started here.
  process.once('SIGINT', () => process.exit(130));
  process.once('SIGTERM', () => process.exit(143));
  const { exitCode, out, complaint } = await command(process.argv.slice(2), process.env);
  await print(process.stdout, out);
  await print(process.stderr, complaint);
  // A connection that hangs would keep the process alive.
  process.exit(exitCode);
}

function print(stream: NodeJS.WriteStream, text: string): Promise<void> {
  return new Promise((resolve) => stream.write(text, () => resolve()));
}
