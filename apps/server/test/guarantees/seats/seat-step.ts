import fc from 'fast-check';

const MAX_PEOPLE = 8;
const HOUR_MS = 60 * 60_000;

/** What a member does. */
const OWN_ACTS = [
  'apply',
  'queue',
  'cancel',
  'take',
  'decline',
  'going',
  'notGoing',
  'block',
  'unblock',
  'withdraw',
] as const;
/** What the host does to a member. */
const HOST_ACTS = [
  'accept',
  'reject',
  'kick',
  'approve',
  'unapprove',
  'shutOut',
  'letBackIn',
] as const;

export type Act = (typeof OWN_ACTS)[number] | (typeof HOST_ACTS)[number];

export type Step =
  | { act: Act; who: number; isStray: boolean }
  | { act: 'limit'; limit: number; isStray: boolean }
  /** The meeting moves to this many hours from now. */
  | { act: 'move'; hours: number; isStray: boolean }
  | { act: 'wait'; hours: number }
  /** Until this many hours before the start, to the millisecond. */
  | { act: 'waitUntil'; hoursBefore: number }
  /** Until the next offer or application ends, to the millisecond. */
  | { act: 'waitForExpiry' }
  | { act: 'work' };

/** What frees a seat is rare, so that clubs stay full while others wait for a seat. */
const WEIGHTS: Record<Act, number> = {
  apply: 10,
  queue: 30,
  cancel: 3,
  take: 40,
  decline: 5,
  going: 5,
  notGoing: 4,
  block: 1,
  unblock: 10,
  withdraw: 1,
  accept: 20,
  reject: 3,
  kick: 3,
  approve: 40,
  unapprove: 3,
  shutOut: 1,
  letBackIn: 10,
};

const weights = [...OWN_ACTS, ...HOST_ACTS].map((act) => {
  return { arbitrary: fc.constant<Act>(act), weight: WEIGHTS[act] };
});

/** A stray step is sent although the model expects a refusal. */
const isStray = fc.nat(9).map((dice) => dice === 9);

/** `who` picks one of the people whom the act would change, or one for a stray act. */
const acts = fc.record({ act: fc.oneof(...weights), who: fc.nat(MAX_PEOPLE - 1), isStray });

const limits = fc.record({
  act: fc.constant('limit' as const),
  limit: fc.integer({ min: 3, max: 5 }),
  isStray,
});

const moves = fc.record({
  act: fc.constant('move' as const),
  hours: fc.constantFrom(0, 2, 5, 20, 30, 100, 300),
  isStray,
});

const waits = fc.record({
  act: fc.constant('wait' as const),
  hours: fc.constantFrom(0.5, 2, 5, 12, 24, 48),
});

const waitsUntil = fc.record({
  act: fc.constant('waitUntil' as const),
  hoursBefore: fc.constantFrom(24, 6, 3, 2, 0),
});

export const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 800, arbitrary: acts },
  { weight: 6, arbitrary: limits },
  { weight: 4, arbitrary: moves },
  { weight: 8, arbitrary: waits },
  { weight: 4, arbitrary: waitsUntil },
  { weight: 10, arbitrary: fc.record({ act: fc.constant('waitForExpiry' as const) }) },
  { weight: 4, arbitrary: fc.record({ act: fc.constant('work' as const) }) },
);

export const hours = (count: number) => count * HOUR_MS;

export function describeStep(step: Step): string {
  const { act, ...rest } = step;
  const words = Object.entries(rest).flatMap(([name, value]) => {
    if (name !== 'isStray') return [`${name} ${value}`];
    return value ? ['stray'] : [];
  });
  return [act, ...words].join(' ');
}
