import { existsSync } from 'node:fs';
import { runCommandLine } from './run-command-line.ts';

if (existsSync('.env')) process.loadEnvFile('.env');

// Through exit, so that a PostgreSQL started here is told to stop.
process.once('SIGINT', () => process.exit(130));
process.once('SIGTERM', () => process.exit(143));

const { exitCode, out, complaint } = await runCommandLine(process.argv.slice(2), process.env);
process.stdout.write(out);
process.stderr.write(complaint);
process.exitCode = exitCode;
