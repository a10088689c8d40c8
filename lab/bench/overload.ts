import { cpus, loadavg } from 'node:os';
import { type Answered, sendAtRate, sendClosedLoop } from '../client/open-load.ts';
import { percentile } from '../figures/percentile.ts';
import { say, withLimit } from '../limit.mjs';
import { readProcessorTime } from '../processes/process-cost.ts';
import { mixedRequests } from './mixed-requests.ts';
import { type MeasuredServer, startMeasuredServer } from './worlds/measured-server.ts';
import { withSmallDatabase } from './worlds/small-database.ts';

// npm run lab -- bench:overload: sends the highest load that one process can serve, then twice that
// load, then half of it, with and without load shedding. Exits with 1 if the run with load shedding
// misses a limit. Takes two minutes.

const CLIENTS = 48;
const PEAK_SECONDS = 6;
const STEP_LIMIT_MS = 5 * 60_000;
const OVERLOAD_SECONDS = 10;
/** Skip the first seconds of the overload: the load shedder is still adapting. */
const SETTLE_SECONDS = 2;
const CALM_SECONDS = 5;
const THROUGHPUT_LIMIT = 0.9;
const P99_LIMIT_MS = 2_000;
const RECOVERY_LIMIT_MS = 2_000;
const SLOW_MS = 500;

type Outcome = { peak: number; accepted: number; refused: number; p99: number; recovery: number };

/**
 * A 409 counts as accepted: refusing a duplicate follow costs the server as much as storing a new
 * one.
 */
const isAccepted = ({ status }: Answered) => status >= 200 && status < 500;

async function measureServer({ port, viewers, pid }: MeasuredServer): Promise<Outcome> {
  const requests = mixedRequests(viewers);
  await sendClosedLoop(port, requests, CLIENTS, 3);
  const busyBefore = readProcessorTime([pid]);
  const held = await sendClosedLoop(port, requests, CLIENTS, PEAK_SECONDS);
  const peak = held.filter(isAccepted).length / PEAK_SECONDS;
  const cores = (readProcessorTime([pid]) - busyBefore) / (PEAK_SECONDS * 1_000);
  say(`  holds ${peak.toFixed(0)} a second with ${cores.toFixed(2)} of a core`);
  const flood = await sendAtRate(port, requests, 2 * peak, OVERLOAD_SECONDS);
  const settled = flood.filter(({ sentAt }) => sentAt >= SETTLE_SECONDS * 1_000);
  const accepted = settled.filter(isAccepted);
  const after = await sendAtRate(port, requests, peak / 2, CALM_SECONDS);
  const troubled = after.filter((each) => !isAccepted(each) || each.took > SLOW_MS);
  return {
    peak,
    accepted: accepted.length / (OVERLOAD_SECONDS - SETTLE_SECONDS),
    refused: settled.length - accepted.length,
    p99: percentile(
      accepted.map(({ took }) => took),
      0.99,
    ),
    recovery: Math.max(0, ...troubled.map(({ sentAt, took }) => sentAt + took)),
  };
}

function line(name: string, { peak, accepted, refused, p99, recovery }: Outcome): string {
  const [peakRate, acceptedRate] = [peak.toFixed(0), accepted.toFixed(0)];
  const share = (accepted / peak).toFixed(2);
  return `| ${name} | ${peakRate}/s | ${acceptedRate}/s | ${share} | ${refused} | ${p99.toFixed(0)} ms | ${recovery.toFixed(0)} ms |`;
}

await withSmallDatabase(false, async (connection) => {
  process.env.MAX_CONNECTIONS_PER_ADDRESS = '10000';
  const outcomes: Outcome[] = [];
  for (const shed of ['on', 'off']) {
    process.env.SHED_LOAD = shed;
    const server = await startMeasuredServer(connection, 'on');
    try {
      const measure = () => measureServer(server);
      outcomes.push(await withLimit(`load shedding ${shed}`, STEP_LIMIT_MS, measure));
    } finally {
      await server.stop();
    }
  }
  const [on, off] = outcomes;
  if (on === undefined || off === undefined) return;
  const [load = 0] = loadavg();
  process.stdout.write(
    [
      `\n${cpus().length} cores, load average ${load.toFixed(1)}\n`,
      '| shedding | holds | accepted at twice that | of what it holds | refused or lost | p99 accepted | trouble after |',
      '|---|---|---|---|---|---|---|',
      line('on', on),
      line('off', off),
      `| limit | | | ${THROUGHPUT_LIMIT} | | ${P99_LIMIT_MS} ms | ${RECOVERY_LIMIT_MS} ms |`,
      '',
    ].join('\n'),
  );
  const isWithin =
    on.accepted >= THROUGHPUT_LIMIT * on.peak &&
    on.p99 <= P99_LIMIT_MS &&
    on.recovery <= RECOVERY_LIMIT_MS;
  process.exitCode = isWithin ? 0 : 1;
});
