import fc from 'fast-check';
import { type Action, actNames, choose, type Dice, describeAction, findAct } from './action.ts';
import { History, type Opening } from './history.ts';
import type { ModelServer } from './model-server.ts';

class Command implements fc.AsyncCommand<History, History> {
  readonly #dice: Dice;
  readonly #actions: number;
  #action: Action | undefined;

  constructor(dice: Dice, actions: number) {
    this.#dice = dice;
    this.#actions = actions;
  }

  /**
   * Returns false if no member can do this now, or if the history has enough actions. fast-check
   * then skips the command.
   */
  check({ world, actions }: Readonly<History>): boolean {
    this.#action = actions.length < this.#actions ? choose(world, this.#dice) : undefined;
    return this.#action !== undefined;
  }

  async run(_: History, history: History): Promise<void> {
    if (this.#action !== undefined) await history.play(this.#action);
  }
}

const weights = actNames.map((name) => {
  return { arbitrary: fc.constant(name), weight: findAct(name).weight };
});
const rarely = (one: number) => fc.nat(one - 1).map((dice) => dice === one - 1);
const dice = fc.record({
  act: fc.oneof(...weights),
  dice: fc.nat(999),
  isStray: rarely(12),
  killAt: fc.oneof(
    { weight: 30, arbitrary: fc.constant(undefined) },
    { weight: 1, arbitrary: fc.integer({ min: 2, max: 30 }) },
  ),
});

/**
 * fast-check gets this many times more commands than a history has actions, because it uses a
 * random number of them and skips some.
 */
const SPARE = 12;

/** Most clubs are full at the start of a history: otherwise few histories would use the queue. */
const opening: fc.Arbitrary<Opening> = fc.record({
  isWorking: fc.boolean(),
  limit: fc.integer({ min: 3, max: 4 }),
  emptySeats: fc.constantFrom(0, 0, 0, 1, 2),
  crewMembers: fc.constantFrom(2, 3, 1),
});

export type Played = { opening: Opening; actions: readonly Action[] };
export type Found = { history: Played; difference: unknown };

/** After `limitMs`, the search ends with the shortest history found so far. */
type Search = { runs: number; actions: number; seed: number; limitMs?: number };
type Searched = {
  runs: number;
  actions: number;
  /** The number of actions before the first difference. */
  after: number;
  effects: Record<string, number>;
  found?: Found;
};

/**
 * Runs random sequences of actions on server and model until their results differ, then searches
 * for a shorter sequence that differs too (shrinking).
 */
export async function playHistories(
  server: ModelServer,
  { runs, actions, seed, limitMs }: Search,
): Promise<Searched> {
  const played: Searched = { runs: 0, actions: 0, after: 0, effects: {} };
  const command = dice.map((thrown) => new Command(thrown, actions));
  const commands = fc.commands([command], { maxCommands: actions * SPARE, size: 'max' });
  let isFoundAtEnd = true;
  const property = fc.asyncProperty(opening, commands, async (opened, steps) => {
    const history = await History.open(server, opened);
    let isAtEnd = false;
    try {
      await fc.asyncModelRun(() => ({ model: history, real: history }), steps);
      isAtEnd = true;
      // The final comparison is slow, so shrinking repeats it only if the first difference was
      // found in it.
      if (isFoundAtEnd) await history.finish();
    } catch (error) {
      if (played.found === undefined) played.after = played.actions + history.actions.length;
      isFoundAtEnd = isAtEnd;
      // While fast-check shrinks, each failing sequence is shorter than the previous one, so the
      // last one found replaces the others.
      played.found = { history: { opening: opened, actions: history.actions }, difference: error };
      throw error;
    } finally {
      played.runs += 1;
      played.actions += history.actions.length;
      for (const { act } of history.actions) played.effects[act] = (played.effects[act] ?? 0) + 1;
    }
  });
  const limit = limitMs !== undefined && { interruptAfterTimeLimit: limitMs };
  const options = { seed, numRuns: runs, ...limit };
  const { failed, errorInstance } = await fc.check(property, options);
  if (failed && played.found === undefined) throw errorInstance;
  return played;
}

/** Repeats a recorded sequence of actions. */
export async function replay(server: ModelServer, { opening: opened, actions }: Played) {
  const history = await History.open(server, opened);
  for (const action of actions) await history.play(action);
  return history;
}

export function describeHistory({ opening: opened, actions }: Played): string {
  return [JSON.stringify(opened), ...actions.map(describeAction)].join('\n');
}
