import { parseArgs } from 'node:util';
import { ExpectedFailure, runMain } from '../../scripts/project.mjs';
import { runEngines } from './run-engines.ts';

const USAGE = `npm run lab -- engines [--only firefox,webkit]

Opens every route and runs the main flows in Chromium, Firefox and WebKit, on a real server with
demo content. Installs missing programs (as root, on Debian). Exits with 1 on any fault.
`;

const LIMIT_MS = 10 * 60_000;

const { values } = parseArgs({
  options: { only: { type: 'string' }, help: { type: 'boolean', default: false } },
});

const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => stop.abort(new ExpectedFailure(`stopped by ${signal}`)));
setTimeout(() => stop.abort(new ExpectedFailure('waited 600 s for all of it')), LIMIT_MS);

await runMain(async () => {
  if (values.help) {
    process.stdout.write(USAGE);
    return 0;
  }
  return (await runEngines(values.only?.split(','), stop.signal)) ? 0 : 1;
});
// Exit explicitly: an aborted request may still wait for a reply and would prevent the exit.
process.exit();
