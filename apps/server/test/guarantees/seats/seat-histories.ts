import fc from 'fast-check';
import { runSql } from '#test/factories/insert-row.ts';
import { type Opening, PlayedClub, type Server } from './played-club.ts';
import type { SeatModel } from './seat-model.ts';
import { anyStep, describeStep, hours, type Step } from './seat-step.ts';

class SeatCommand implements fc.AsyncCommand<SeatModel, PlayedClub> {
  readonly #step: Step;

  constructor(step: Step) {
    this.#step = step;
  }

  check(model: Readonly<SeatModel>): boolean {
    return choose(model, this.#step) !== undefined;
  }

  async run(model: SeatModel, club: PlayedClub): Promise<void> {
    const step = choose(model, this.#step);
    if (step !== undefined) await club.play(model, step);
  }
}

/** A step that the model refuses, or that changes nothing, is sent only if it is a stray one. */
function choose(model: Readonly<SeatModel>, step: Step): Step | undefined {
  // The meeting begins seldom, because hardly anything happens after it has begun.
  if (step.act === 'wait') return model.now + hours(step.hours) < model.start ? step : undefined;
  if (step.act === 'waitForExpiry' && model.nextExpiry === undefined) return undefined;
  if (!('isStray' in step)) return model.hasBegun ? undefined : step;
  if (!('who' in step)) return step.isStray || model.wouldChange(step) ? step : undefined;
  const everybody = Array.from({ length: model.people }, (_, who) => ({ ...step, who }));
  const lapsed = everybody.filter(({ who }) => model.hasLapsed(who));
  const refused = lapsed.length > 0 ? lapsed : everybody;
  const possible = step.isStray ? refused : everybody.filter((one) => model.wouldChange(one));
  return possible[step.who % possible.length];
}

/** Most clubs are full when they open; otherwise few histories reach the queue. */
const opening: fc.Arbitrary<Opening> = fc.record({
  people: fc.integer({ min: 6, max: 8 }),
  limit: fc.integer({ min: 3, max: 4 }),
  emptySeats: fc.constantFrom(0, 0, 0, 1, 2),
  isWorking: fc.boolean(),
});

const MAX_COMMANDS = 300;
const commands = fc.commands([anyStep.map((step) => new SeatCommand(step))], {
  maxCommands: MAX_COMMANDS,
  size: 'max',
});

export type History = { opening: Opening; steps: readonly Step[] };

type Played = {
  actions: number;
  effects: Record<string, number>;
  /** The shortest history that differs from the model, and the actions before the first one. */
  found?: { history: History; difference: unknown; after: number };
};

/** Plays histories until that number of actions is reached, or until one differs from the model. */
export async function playHistories(
  server: Server,
  { actions, seed }: { actions: number; seed: number },
): Promise<Played> {
  const played: Played = { actions: 0, effects: {} };
  const property = fc.asyncProperty(opening, commands, async (opened, steps) => {
    const { club, model } = await PlayedClub.open(server, opened);
    try {
      await fc.asyncModelRun(() => ({ model, real: club }), steps);
    } catch (error) {
      // While shrinking, each failure is a shorter one than the failure before.
      const history = { opening: opened, steps: club.steps };
      const after = played.found?.after ?? played.actions + club.steps.length;
      played.found = { history, difference: error, after };
      // What the difference left behind must not fail the shorter histories that follow.
      await runSql(server.app.context.database, 'truncate clubs, members cascade', []);
      throw error;
    } finally {
      played.actions += club.steps.length;
      for (const [effect, times] of Object.entries(club.effects))
        played.effects[effect] = (played.effects[effect] ?? 0) + times;
    }
  });
  for (let batch = 0; played.actions < actions && played.found === undefined; batch += 1) {
    const { failed, errorInstance } = await fc.check(property, { seed: seed + batch, numRuns: 1 });
    if (failed && played.found === undefined) throw errorInstance;
  }
  return played;
}

/** Plays the steps of a history as they are. */
export async function replay(server: Server, { opening, steps }: History): Promise<void> {
  const { club, model } = await PlayedClub.open(server, opening);
  for (const step of steps) await club.play(model, step);
}

export function describeHistory({ opening, steps }: History): string {
  return [JSON.stringify(opening), ...steps.map(describeStep)].join('\n');
}
