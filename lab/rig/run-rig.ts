import { findDamage } from '../chaos/write-log.ts';
import { say } from '../limit.mjs';
import { databaseFaults } from './faults/database-faults.ts';
import type { Fault } from './faults/fault.ts';
import { type FaultOutcome, measureFault } from './faults/measure-fault.ts';
import { absences, partFaults } from './faults/part-faults.ts';
import { rollingRestart } from './faults/rolling-fault.ts';
import { gatherMembers } from './load/members.ts';
import { measurePlain, measureStack } from './measure-load.ts';
import { type Comparison, compareReads } from './reads/compare-reads.ts';
import { measureReads, type ReadRow } from './reads/measure-reads.ts';
import { renderReads } from './reads/reads-table.ts';
import { endStack, planStack, type Stack, startStack } from './stack.ts';
import { renderCosts, renderTable } from './table.ts';
import type { Throughput } from './throughput.ts';
import { openTree, type Tree } from './tree.ts';

const ALL_FAULTS: readonly Fault[] = [
  rollingRestart,
  ...partFaults,
  ...databaseFaults,
  ...absences,
].toSorted((a, b) => Number(a.losesImages ?? false) - Number(b.losesImages ?? false));
const STEADY = { actors: 3, browsers: 3, pauseMs: 60 };

type Given = {
  only: readonly string[] | undefined;
  seconds: number;
  isList: boolean;
  leavesLogs: boolean;
  signal: AbortSignal;
};

export async function runRig(given: Given): Promise<boolean> {
  const { only, seconds, signal } = given;
  const isWanted = (key: string) => only?.some((name) => key.startsWith(name)) ?? true;
  const faults = ALL_FAULTS.filter(({ key }) => isWanted(key));
  if (given.isList) {
    process.stdout.write(faults.map(({ key, what }) => `${key}: ${what}\n`).join(''));
    return true;
  }
  const tree = await openTree();
  const stack = await planStack(tree);
  const outOfTime = new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason)),
  );
  const loads: Throughput[] = [];
  const outcomes: FaultOutcome[] = [];
  let reads: ReadRow[] = [];
  let comparisons: Comparison[] = [];
  const isLoadWanted = seconds > 0 && isWanted('load');
  try {
    const run = async () => {
      if (isLoadWanted) loads.push(await measurePlain(tree, seconds));
      await startStack(stack, signal);
      if (isLoadWanted) loads.push(await measureStack(tree, stack, seconds));
      if (isWanted('throughput')) reads = await measureReads(tree, stack, signal);
      comparisons = compareReads(reads);
      return faults.length === 0 ? [] : runFaults(tree, stack, faults, outcomes);
    };
    const damage = await Promise.race([run(), outOfTime]);
    const faultsFound = [...damage, ...loads.flatMap((load) => load.damage)];
    for (const line of faultsFound.slice(0, 20)) process.stdout.write(`${line}\n`);
    return (
      faultsFound.length === 0 &&
      [...comparisons, ...outcomes].every(({ missed }) => !missed.length)
    );
  } finally {
    const tables = [
      loads.length + outcomes.length > 0 ? renderTable(loads, outcomes) : '',
      loads.length > 0 ? renderCosts(loads) : '',
      reads.length > 0 ? renderReads(reads, comparisons) : '',
    ];
    for (const table of tables.filter(Boolean)) process.stdout.write(`\n${table}\n\n`);
    await endStack(stack);
    await tree.release(given.leavesLogs);
  }
}

async function runFaults(
  tree: Tree,
  stack: Stack,
  faults: readonly Fault[],
  outcomes: FaultOutcome[],
): Promise<string[]> {
  const members = await gatherMembers(stack.url, tree.outside, STEADY);
  const connection = { connectionString: stack.databaseUrl };
  const hasImage = async (file: string) => (await fetch(`${stack.url}/images/${file}`)).ok;
  let found: string[] | undefined;
  for (const fault of faults) {
    if (fault.losesImages) found ??= await findDamage(connection, hasImage, members.facts());
    outcomes.push(await measureFault(stack, members, fault));
  }
  say('checking for damage');
  const chats = await members.stop();
  const isStored = found === undefined ? hasImage : () => true;
  const damage = await findDamage(connection, isStored, members.facts());
  return [...chats, ...(found ?? []), ...damage];
}
