import { runMain } from '#server/commands/run-main.ts';
import { runCommandLine } from './run-command-line.ts';

await runMain((words, env) =>
  runCommandLine(words, env, (line) => process.stderr.write(`${line}\n`)),
);
