import { say } from '../limit.mjs';
import type { Engine } from './browsers/engine.ts';
import { isWatched, takeFaults } from './page-faults.ts';
import { waitForSettled } from './settled.ts';
import type { Visitor } from './visitor.ts';
import type { World } from './world.ts';

export type Shot = { engine: Engine['name']; label: string; picture: Buffer };
export type Outcome = { engine: Engine['name']; what: string; misses: string[] };

export type Play = {
  engine: Engine['name'];
  world: World;
  guest: Visitor;
  host: Visitor;
  invite(): Promise<Visitor>;
  shots: Shot[];
  outcomes: Outcome[];
  signal: AbortSignal;
};

export async function attempt(
  play: Play,
  what: string,
  visitors: readonly Visitor[],
  work: () => Promise<void>,
): Promise<string[]> {
  const { engine, outcomes, signal } = play;
  signal.throwIfAborted();
  say(`${engine}: ${what}`);
  const misses: string[] = [];
  outcomes.push({ engine, what, misses });
  const note = (error: Error) => void misses.push(error.message);
  await work().catch(async (error: Error) => {
    note(error);
    for (const visitor of visitors) await saveShot(play, `failed: ${what}`, visitor).catch(note);
  });
  for (const visitor of visitors) {
    misses.push(...(await visitor.tab.run(takeFaults).catch((error: Error) => [error.message])));
  }
  for (const miss of misses) say(`${engine}: ${what}: ${miss}`);
  return misses;
}

export async function photograph(play: Play, label: string, visitor: Visitor): Promise<void> {
  await waitForSettled(visitor);
  await saveShot(play, label, visitor);
  if (!(await visitor.tab.run(isWatched))) throw new Error('the page does not keep its faults');
  const wide = await visitor.tab.run(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth ? `${scrollWidth} > ${clientWidth}` : '';
  });
  if (wide !== '') throw new Error(`${label} scrolls sideways: ${wide}`);
}

async function saveShot({ engine, shots }: Play, label: string, visitor: Visitor): Promise<void> {
  shots.push({ engine, label, picture: await visitor.tab.photograph() });
}
