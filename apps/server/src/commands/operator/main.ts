import { runMain } from '#server/commands/run-main.ts';
import { confirmOnTerminal } from './confirm-on-terminal.ts';
import { runCommandLine } from './run-command-line.ts';

await runMain((words, env) =>
  runCommandLine(words, env, {
    print: (line) => process.stderr.write(`${line}\n`),
    confirm: process.stdin.isTTY ? confirmOnTerminal : undefined,
  }),
);
