import { parseArgs } from 'node:util';
import { ExpectedFailure } from '../../scripts/project.mjs';
import { playRig } from './play-rig.ts';

const USAGE = `npm run lab -- rig [--only failover,rolling] [--seconds 20]

The whole of docs/scale.md on this machine, under load and under every fault. Needs root on Debian.
Ends with 1 when a bar is missed.
  --only      faults by name or the beginning of one, as kill; "load" for people who do everything
              at once, "throughput" for reads with one part more each time
  --seconds   how long each load is measured (20; 0: not at all)
  --list      names the faults
  --keep      leaves the folder with everybody's logs
RIG_CACHE     where the Debian tree is kept (/var/cache/azit-rig)
`;

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    seconds: { type: 'string', default: '20' },
    list: { type: 'boolean', default: false },
    keep: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) {
  process.stdout.write(USAGE);
  process.exit();
}

/** Nothing is waited for longer, whatever it is. */
const LIMIT_MS = 15 * 60_000;

const stopped = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => stopped.abort(new ExpectedFailure(`stopped by ${signal}`)));
const signal = AbortSignal.any([stopped.signal, AbortSignal.timeout(LIMIT_MS)]);

const isSound = await playRig({
  only: values.only?.split(','),
  seconds: Number(values.seconds),
  isList: values.list,
  isKept: values.keep,
  signal,
}).catch((error: unknown) => {
  process.stderr.write(`rig: ${error instanceof Error ? error.message : error}\n`);
  return false;
});
// Somebody who was cut off may still wait for a reply.
process.exit(isSound ? 0 : 1);
