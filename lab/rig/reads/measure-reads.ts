import { setTimeout as delay } from 'node:timers/promises';
import { say } from '../../../scripts/limit.mjs';
import { type Figures, sendAtLeast } from '../../client/load.ts';
import { sendAtRate } from '../../client/open-load.ts';
import { type Costs, countProcessorTime } from '../processor-time.ts';
import type { Stack } from '../stack.ts';
import type { Tree } from '../tree.ts';
import { prepareReads, type ReadRequests } from './read-requests.ts';
import { type Setup, startSetups } from './setups.ts';

export type ReadKind = keyof ReadRequests;
/**
 * The figures are those of as many requests as the setup takes. `costs` is what `requests` cost at a pace
 * that is the same for all setups, without what the parts compute at rest.
 */
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
const ROUNDS = 5;
/**
 * Of what the slowest setup takes. With every core busy the parts take them from each other, and what
 * one request costs says how many parts there are, not what they do.
 */
const PACE = 0.5;
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
  const paces = new Map<ReadKind, number>();
  try {
    for (const kind of KINDS) {
      say(`${kind} reads: warming up`);
      for (const { port, processes } of setups.webs)
        await send(port, requests[kind], processes * COUNTS[kind].warm);
      // The proxies open their connections.
      const taken: number[] = [];
      for (const { port } of setups.all) {
        taken.push((await send(port, requests[kind], COUNTS[kind].turn)).perSecond);
      }
      paces.set(kind, PACE * Math.min(...taken));
      say(`${kind} reads: a pace of ${Math.round(paces.get(kind) ?? 0)} a second`);
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
          const perSecond = paces.get(kind) ?? 1;
          row.turns.push(await turnOf(each, kind, requests[kind], perSecond));
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
  kind: ReadKind,
  requests: Buffer[],
  perSecond: number,
): Promise<Turn> {
  const { count: _, seconds: __, ...figures } = await send(setup.port, requests, COUNTS[kind].turn);
  const costsSoFar = countProcessorTime(setup.parts);
  const begun = performance.now();
  const answered = await sendAtRate(setup.port, requests, perSecond, TURN_SECONDS);
  const seconds = (performance.now() - begun) / 1_000;
  const failed = answered.filter(({ status }) => status !== 200).length;
  if (failed > 0) throw new Error(`${failed} of ${answered.length} requests failed at a pace`);
  const own = [...costsSoFar()].map(
    ([part, cost]) => [part, Math.max(0, cost - (atRest.get(part) ?? 0) * seconds)] as const,
  );
  return { ...figures, requests: answered.length, costs: new Map(own) };
}
