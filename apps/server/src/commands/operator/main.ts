import { createInterface } from 'node:readline/promises';
import { runMain } from '#server/commands/run-main.ts';
import { runCommandLine } from './run-command-line.ts';

await runMain((words, env) =>
  runCommandLine(words, env, {
    print: (line) => process.stderr.write(`${line}\n`),
    confirm: process.stdin.isTTY ? confirmOnTerminal : undefined,
  }),
);

async function confirmOnTerminal(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return /^(y|yes|ㅛ|네|예)$/iu.test((await terminal.question(`${question} (y/N) `)).trim());
  } finally {
    terminal.close();
  }
}
