import { runMain } from '#server/commands/run-main.ts';
import { runBackupCommand } from './run-backup-command.ts';

await runMain((words, env) => {
  // npm runs this in the project's folder, whatever folder it was called in.
  const folder = env.INIT_CWD ?? process.cwd();
  return runBackupCommand(words, env, folder, (line) => process.stderr.write(`${line}\n`));
});
