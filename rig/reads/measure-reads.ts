import { type Figures, measure } from '../../bench/load.ts';
import { say } from '../../scripts/limit.mjs';
import { type Costs, countProcessorTime } from '../processor-time.ts';
import type { Stack } from '../stack.ts';
import type { Tree } from '../tree.ts';
import { prepareReads, type ReadRequests } from './read-requests.ts';
import { type Setup, startSetups } from './setups.ts';

export type ReadKind = keyof ReadRequests;
export type Turn = Figures & { requests: number; costs: Costs };
/** One setup under one kind of reads, turn by turn. */
export type ReadRow = { kind: ReadKind; what: string; turns: Turn[] };

const KINDS: readonly ReadKind[] = ['cached', 'asked'];
const CONNECTIONS = 8;
const WARM_SECONDS = 2;
const TURN_SECONDS = 2;
const ROUNDS = 6;

/** All setups are there at once and take turns: what else the machine does hits all of them alike. */
export async function measureReads(
  tree: Tree,
  stack: Stack,
  signal: AbortSignal,
): Promise<ReadRow[]> {
  const requests = await prepareReads(stack.url);
  const setups = await startSetups(tree, stack);
  try {
    const rows: ReadRow[] = [];
    for (const kind of KINDS) {
      const own = setups.all.map((setup) => ({ setup, row: rowOf(kind, setup) }));
      for (const { setup } of own) await turnOf(setup, requests[kind], WARM_SECONDS);
      for (let round = 1; round <= ROUNDS; round += 1) {
        say(`${kind} reads: round ${round} of ${ROUNDS}`);
        // There and back, so that none is always the one after another.
        for (const { setup, row } of round % 2 === 0 ? own.toReversed() : own) {
          signal.throwIfAborted();
          row.turns.push(await turnOf(setup, requests[kind], TURN_SECONDS));
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

async function turnOf({ port, parts }: Setup, requests: Buffer[], seconds: number): Promise<Turn> {
  const costsSoFar = countProcessorTime(parts);
  const load = { connections: CONNECTIONS, warm: 0, measured: seconds };
  const figures = await measure(port, requests, load);
  return { ...figures, requests: figures.perSecond * seconds, costs: costsSoFar() };
}
