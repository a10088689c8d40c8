import fc from 'fast-check';
import { PlayedClub, type Server } from './played-club.ts';
import type { SeatModel } from './seat-model.ts';
import { anyStep, describeStep, type Step } from './seat-step.ts';

/** A step that the model refuses, or that changes nothing, is sent only if it is a stray one. */
class SeatCommand implements fc.AsyncCommand<SeatModel, PlayedClub> {
  readonly #step: Step;

  constructor(step: Step) {
    this.#step = step;
  }

  check(model: Readonly<SeatModel>): boolean {
    const step = this.#step;
    if ('who' in step && step.who >= model.people) return false;
    if (!('isStray' in step)) return !model.hasBegun;
    // Nobody has decided yet whether an applicant may change to the queue.
    if (step.act === 'queue' && model.part(step.who)?.is === 'waiting') return false;
    return step.isStray || model.wouldChange(step);
  }

  async run(model: SeatModel, club: PlayedClub): Promise<void> {
    await club.play(model, this.#step);
  }

  toString(): string {
    return describeStep(this.#step);
  }
}

/** Most clubs are nearly full when they open; otherwise few histories reach the queue. */
const opening = fc.record({
  people: fc.integer({ min: 6, max: 8 }),
  limit: fc.integer({ min: 3, max: 4 }),
  emptySeats: fc.nat(2),
  isWorking: fc.boolean(),
});

const MAX_COMMANDS = 250;
const commands = fc.commands([anyStep.map((step) => new SeatCommand(step))], {
  maxCommands: MAX_COMMANDS,
  size: 'max',
});

type Played = {
  actions: number;
  accepted: Record<string, number>;
  /** What fast-check reports about a history that differs from the model, shrunk. */
  found?: { actions: number; report: string };
};

/** Plays histories until there were so many actions, or until one differs from the model. */
export async function playHistories(
  server: Server,
  { actions, seed }: { actions: number; seed: number },
): Promise<Played> {
  let played = 0;
  const accepted: Played['accepted'] = {};
  const property = fc.asyncProperty(opening, commands, async (opened, steps) => {
    const { club, model } = await PlayedClub.open(server, opened);
    try {
      await fc.asyncModelRun(() => ({ model, real: club }), steps);
    } finally {
      played += club.steps;
      for (const [act, times] of Object.entries(club.accepted))
        accepted[act] = (accepted[act] ?? 0) + times;
    }
  });
  for (let batch = 0; played < actions; batch += 1) {
    const details = await fc.check(property, { seed: seed + batch, numRuns: 5 });
    if (!details.failed) continue;
    const [, steps = []] = details.counterexample ?? [];
    const report = (await fc.asyncDefaultReportMessage(details)) ?? '';
    return { actions: played, accepted, found: { actions: [...steps].length, report } };
  }
  return { actions: played, accepted };
}
