import { say } from '../scripts/limit.mjs';
import type { Engine } from './browsers/engine.ts';
import { isWatched, takeFaults } from './kept-faults.ts';
import { waitForSettled } from './settled.ts';
import type { Visitor } from './visitor.ts';
import type { World } from './world.ts';

export type Shot = { engine: Engine['name']; label: string; picture: Buffer };
/** What was tried in an engine, and what went wrong with it. */
export type Outcome = { engine: Engine['name']; what: string; misses: string[] };

/** One engine at work: two people at two browsers. */
export type Play = {
  engine: Engine['name'];
  world: World;
  guest: Visitor;
  host: Visitor;
  shots: Shot[];
  outcomes: Outcome[];
  /** Aborted when its time is over. */
  signal: AbortSignal;
};

/** Tries something; notes what failed, scripts included, and goes on. */
export async function attempt(play: Play, what: string, work: () => Promise<void>): Promise<void> {
  const { engine, outcomes, signal } = play;
  signal.throwIfAborted();
  say(`${engine}: ${what}`);
  const misses: string[] = [];
  const outcome = { engine, what, misses };
  outcomes.push(outcome);
  await work().catch(async (error: Error) => {
    misses.push(error.message);
    for (const who of ['guest', 'host'] as const)
      await keepShot(play, `${what} (${who})`, play[who]);
  });
  for (const visitor of [play.guest, play.host]) {
    misses.push(...(await visitor.tab.run(takeFaults).catch((error: Error) => [error.message])));
  }
  for (const miss of misses) say(`${engine}: ${what}: ${miss}`);
}

/** Takes a picture of the page once it is complete; throws where it scrolls sideways. */
export async function photograph(play: Play, label: string, visitor: Visitor): Promise<void> {
  await waitForSettled(visitor);
  await keepShot(play, label, visitor);
  if (!(await visitor.tab.run(isWatched))) throw new Error('the page does not keep its faults');
  const wide = await visitor.tab.run(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth ? `${scrollWidth} > ${clientWidth}` : '';
  });
  if (wide !== '') throw new Error(`${label} scrolls sideways: ${wide}`);
}

async function keepShot({ engine, shots }: Play, label: string, visitor: Visitor): Promise<void> {
  shots.push({ engine, label, picture: await visitor.tab.photograph() });
}
