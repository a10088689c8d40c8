import { setTimeout as delay } from 'node:timers/promises';
import { type Figures, sendAtLeast } from '../../bench/load.ts';
import { say } from '../../scripts/limit.mjs';
import { type Costs, countProcessorTime } from '../processor-time.ts';
import type { Stack } from '../stack.ts';
import type { Tree } from '../tree.ts';
import { prepareReads, type ReadRequests } from './read-requests.ts';
import { type Setup, startSetups } from './setups.ts';

export type ReadKind = keyof ReadRequests;
/** `costs` is what the requests cost, without what the parts compute at rest. */
export type Turn = Figures & { requests: number; costs: Costs };
/** One setup under one kind of reads, turn by turn. */
export type ReadRow = { kind: ReadKind; what: string; turns: Turn[] };

/**
 * At least so many: on a busy machine a second holds few requests. A process compiles its own code as it
 * answers, so each is asked as often before anything is counted: warmed by way of the setups, the process
 * of the first two had answered five times as much as the one that the third adds.
 */
const COUNTS: Record<ReadKind, { warm: number; turn: number }> = {
  cached: { warm: 25_000, turn: 300 },
  asked: { warm: 5_000, turn: 100 },
};
/** Processor time is told in steps of 10 ms. */
const TURN_SECONDS = 1.5;
const KINDS: readonly ReadKind[] = ['cached', 'asked'];
/** As many as leave each of two processes something to do at every moment. */
const CONNECTIONS = 32;
const ROUNDS = 6;
const REST_SECONDS = 6;

type Resting = { setup: Setup; atRest: Costs };

/** All setups are there at once and take turns: what else the machine does hits all of them alike. */
export async function measureReads(
  tree: Tree,
  stack: Stack,
  signal: AbortSignal,
): Promise<ReadRow[]> {
  const requests = await prepareReads(stack.url);
  const setups = await startSetups(tree, stack);
  try {
    for (const kind of KINDS) {
      say(`${kind} reads: warming up`);
      for (const { port, processes } of setups.webs)
        await send(port, requests[kind], processes * COUNTS[kind].warm);
      // The proxies open their connections.
      for (const { port } of setups.all) await send(port, requests[kind], COUNTS[kind].turn);
    }
    const resting = await rest(setups.all);
    const rows: ReadRow[] = [];
    for (const kind of KINDS) {
      const own = resting.map((each) => ({ ...each, row: rowOf(kind, each.setup) }));
      for (let round = 1; round <= ROUNDS; round += 1) {
        say(`${kind} reads: round ${round} of ${ROUNDS}`);
        // There and back, so that none is always the one after another.
        for (const { row, ...each } of round % 2 === 0 ? own.toReversed() : own) {
          signal.throwIfAborted();
          row.turns.push(await turnOf(each, requests[kind], COUNTS[kind].turn));
        }
      }
      rows.push(...own.map(({ row }) => row));
    }
    return rows;
  } finally {
    await setups.end();
  }
}

function rowOf(kind: ReadKind, { what }: Setup): ReadRow {
  return { kind, what, turns: [] };
}

function send(port: number, requests: Buffer[], count: number) {
  return sendAtLeast(port, requests, { connections: CONNECTIONS, count, seconds: TURN_SECONDS });
}

/** What each part computes a second while nobody asks for anything: checks, pulses, timers. */
async function rest(setups: readonly Setup[]): Promise<Resting[]> {
  say('at rest');
  const begun = performance.now();
  const counts = setups.map((setup) => ({ setup, costsSoFar: countProcessorTime(setup.parts) }));
  await delay(REST_SECONDS * 1_000);
  const seconds = (performance.now() - begun) / 1_000;
  return counts.map(({ setup, costsSoFar }) => ({
    setup,
    atRest: new Map([...costsSoFar()].map(([part, cost]) => [part, cost / seconds])),
  }));
}

async function turnOf(
  { setup, atRest }: Resting,
  requests: Buffer[],
  least: number,
): Promise<Turn> {
  const costsSoFar = countProcessorTime(setup.parts);
  const { count, seconds, ...figures } = await send(setup.port, requests, least);
  const own = [...costsSoFar()].map(
    ([part, cost]) => [part, Math.max(0, cost - (atRest.get(part) ?? 0) * seconds)] as const,
  );
  return { ...figures, requests: count, costs: new Map(own) };
}
