import { runMain } from '#server/commands/run-main.ts';
import { runBackupCommand } from './run-backup-command.ts';

await runMain((words, env) => {
  // npm runs a script in the project folder and passes the folder of the caller as INIT_CWD.
  // Relative paths in the arguments refer to the folder of the caller.
  const folder = env.INIT_CWD ?? process.cwd();
  return runBackupCommand(words, env, folder, (line) => process.stderr.write(`${line}\n`));
});
