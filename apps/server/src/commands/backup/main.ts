import { runMain } from '#server/commands/run-main.ts';
import { runBackupCommand } from './run-backup-command.ts';

await runMain((words, env) => {
  // npm changes to the project folder; INIT_CWD is the folder of the caller.
  const folder = env.INIT_CWD ?? process.cwd();
  return runBackupCommand(words, env, folder, (line) => process.stderr.write(`${line}\n`));
});
