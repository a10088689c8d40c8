import { existsSync } from 'node:fs';
import type { Outcome } from './outcome.ts';

export async function runMain(
  command: (words: string[], env: NodeJS.ProcessEnv) => Promise<Outcome>,
): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  // Listeners for the 'exit' event stop the embedded PostgreSQL. Node calls them on process.exit(),
  // but not when a signal ends the process.
  process.once('SIGINT', () => process.exit(130));
  process.once('SIGTERM', () => process.exit(143));
  const { exitCode, stdout, stderr } = await command(process.argv.slice(2), process.env);
  await print(process.stdout, stdout);
  await print(process.stderr, stderr);
  // Exit explicitly: a hanging connection would keep the process alive.
  process.exit(exitCode);
}

function print(stream: NodeJS.WriteStream, text: string): Promise<void> {
  return new Promise((resolve) => stream.write(text, () => resolve()));
}
