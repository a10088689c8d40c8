import { parseArgs } from 'node:util';
import { ExpectedFailure, runMain } from '../../scripts/project.mjs';
import { playEngines } from './play-engines.ts';

const USAGE = `npm run lab -- engines [--only firefox,webkit]

Every route and the great acts in Chromium, Firefox and WebKit, on a real server with demo content.
Installs what is missing (as root, on Debian). Ends with 1 when something is missed.
`;

/** Nothing is waited for longer, whatever it is. */
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
  return (await playEngines(values.only?.split(','), stop.signal)) ? 0 : 1;
});
// What was cut off may still wait for a reply.
process.exit();
