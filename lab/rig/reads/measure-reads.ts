import { setTimeout as delay } from 'node:timers/promises';
import { type Figures, sendAtLeast } from '../../client/load.ts';
import { sendAtRate } from '../../client/open-load.ts';
import { say } from '../../limit.mjs';
import { type Costs, countProcessorTime } from '../processor-time.ts';
import type { Stack } from '../stack.ts';
import type { Tree } from '../tree.ts';
import { prepareReads, type ReadRequests } from './read-requests.ts';
import { type Setup, startSetups } from './setups.ts';

export type ReadKind = keyof ReadRequests;
/**
 * The figures are measured at full load. `costs` is the processor time for `requests` requests,
 * sent at the same rate to all setups, minus the processor time that idle parts use.
 */
export type Turn = Figures & { requests: number; costs: Costs };
export type ReadRow = { kind: ReadKind; what: string; turns: Turn[] };

/**
 * Minimum numbers of requests. V8 compiles code while a process serves requests, so every process
 * needs the same warm-up, even if a busy machine serves few requests per second.
 */
const COUNTS: Record<ReadKind, { warm: number; turn: number }> = {
  cached: { warm: 25_000, turn: 300 },
  uncached: { warm: 5_000, turn: 100 },
};
/** A turn must be long compared with the 10 ms steps of the processor clock. */
const TURN_SECONDS = 1.5;
const KINDS: readonly ReadKind[] = ['cached', 'uncached'];
const CONNECTIONS = 32;
const ROUNDS = 5;
/**
 * Requests are sent at this share of the slowest setup's throughput. With all cores busy, the parts
 * would compete, and the cost of a request would show the number of parts instead of their work.
 */
const PACE = 0.5;
const REST_SECONDS = 6;

type Resting = { setup: Setup; atRest: Costs };

/**
 * Alternate between the running setups, so that other load on the machine affects all of them
 * equally.
 */
export async function measureReads(
  tree: Tree,
  stack: Stack,
  signal: AbortSignal,
): Promise<ReadRow[]> {
  const requests = await prepareReads(stack.url);
  const setups = await startSetups(tree, stack);
  const paces = new Map<ReadKind, number>();
  try {
    for (const kind of KINDS) {
      say(`${kind} reads: warming up`);
      for (const { port, processes } of setups.webs)
        await send(port, requests[kind], processes * COUNTS[kind].warm);
      // Measure the throughput of every setup. This run also lets the proxies open their
      // connections, which must not count later.
      const taken: number[] = [];
      for (const { port } of setups.all) {
        taken.push((await send(port, requests[kind], COUNTS[kind].turn)).perSecond);
      }
      paces.set(kind, PACE * Math.min(...taken));
      say(`${kind} reads: a rate of ${Math.round(paces.get(kind) ?? 0)} a second`);
    }
    const resting = await rest(setups.all);
    const rows: ReadRow[] = [];
    for (const kind of KINDS) {
      const own = resting.map((each) => ({ ...each, row: emptyRow(kind, each.setup) }));
      for (let round = 1; round <= ROUNDS; round += 1) {
        say(`${kind} reads: round ${round} of ${ROUNDS}`);
        // Reverse the order in every other round, so that no setup always follows the same one.
        for (const { row, ...each } of round % 2 === 0 ? own.toReversed() : own) {
          signal.throwIfAborted();
          const perSecond = paces.get(kind) ?? 1;
          row.turns.push(await measureTurn(each, kind, requests[kind], perSecond));
        }
      }
      rows.push(...own.map(({ row }) => row));
    }
    return rows;
  } finally {
    await setups.end();
  }
}

function emptyRow(kind: ReadKind, { what }: Setup): ReadRow {
  return { kind, what, turns: [] };
}

function send(port: number, requests: Buffer[], count: number) {
  return sendAtLeast(port, requests, { connections: CONNECTIONS, count, seconds: TURN_SECONDS });
}

async function rest(setups: readonly Setup[]): Promise<Resting[]> {
  say('at rest');
  const started = performance.now();
  const counts = setups.map((setup) => ({ setup, costsSoFar: countProcessorTime(setup.parts) }));
  await delay(REST_SECONDS * 1_000);
  const seconds = (performance.now() - started) / 1_000;
  return counts.map(({ setup, costsSoFar }) => ({
    setup,
    atRest: new Map([...costsSoFar()].map(([part, cost]) => [part, cost / seconds])),
  }));
}

async function measureTurn(
  { setup, atRest }: Resting,
  kind: ReadKind,
  requests: Buffer[],
  perSecond: number,
): Promise<Turn> {
  const { count: _, seconds: __, ...figures } = await send(setup.port, requests, COUNTS[kind].turn);
  const costsSoFar = countProcessorTime(setup.parts);
  const started = performance.now();
  const answered = await sendAtRate(setup.port, requests, perSecond, TURN_SECONDS);
  const seconds = (performance.now() - started) / 1_000;
  const failed = answered.filter(({ status }) => status !== 200).length;
  if (failed > 0)
    throw new Error(`${failed} of ${answered.length} requests failed at a fixed rate`);
  const own = [...costsSoFar()].map(
    ([part, cost]) => [part, Math.max(0, cost - (atRest.get(part) ?? 0) * seconds)] as const,
  );
  return { ...figures, requests: answered.length, costs: new Map(own) };
}
