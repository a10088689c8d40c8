import { existsSync } from 'node:fs';
import { runBackupCommand } from './run-backup-command.ts';

if (existsSync('.env')) process.loadEnvFile('.env');

// Through exit, so that a PostgreSQL started here is told to stop.
process.once('SIGINT', () => process.exit(130));
process.once('SIGTERM', () => process.exit(143));

// npm runs this in the project's folder, whatever folder the person is in.
const folder = process.env.INIT_CWD ?? process.cwd();
const outcome = await runBackupCommand(process.argv.slice(2), process.env, folder);
process.stdout.write(outcome.out);
process.stderr.write(outcome.complaint);
process.exitCode = outcome.exitCode;
