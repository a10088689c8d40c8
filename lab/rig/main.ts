import { parseArgs } from 'node:util';
import { ExpectedFailure } from '../../scripts/project.mjs';
import { runRig } from './run-rig.ts';

const USAGE = `npm run lab -- rig [--only failover,rolling] [--seconds 20]

Runs the whole stack of docs/scale.md on this machine, under load and under every fault. Needs root
on Debian. Exits with 1 when a limit is missed.
  --only      faults by name or prefix, such as kill; "load" for a mixed load, "throughput" for reads
              with one part more each time
  --seconds   duration of each load (20; 0: none)
  --list      lists the faults
  --logs      leaves the folder with all logs
RIG_CACHE     folder of the Debian tree (/var/cache/azit-rig)
`;

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    seconds: { type: 'string', default: '20' },
    list: { type: 'boolean', default: false },
    logs: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) {
  process.stdout.write(USAGE);
  process.exit();
}

const LIMIT_MS = 15 * 60_000;

const stopped = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => stopped.abort(new ExpectedFailure(`stopped by ${signal}`)));
const signal = AbortSignal.any([stopped.signal, AbortSignal.timeout(LIMIT_MS)]);

const isSound = await runRig({
  only: values.only?.split(','),
  seconds: Number(values.seconds),
  isList: values.list,
  leavesLogs: values.logs,
  signal,
}).catch((error: unknown) => {
  process.stderr.write(`rig: ${error instanceof Error ? error.message : error}\n`);
  return false;
});
// Exit explicitly: an aborted client may still wait for a reply and would prevent the exit.
process.exit(isSound ? 0 : 1);
