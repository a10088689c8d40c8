import { isDeepStrictEqual } from 'node:util';
import type { Act } from './act.ts';
import { otherActs } from './acts-of-members.ts';
import { actsOnClubs } from './acts-on-clubs.ts';
import { hasLapsed } from './seats.ts';
import { getClub, type Reply, refuse, type World } from './world.ts';

const acts = { ...actsOnClubs, ...otherActs };

export type ActName = keyof typeof acts;
type ArgsIn<Definition> = Definition extends Act<infer Args> ? Args : never;
/** `killAt`: the server dies before this statement of the request, which is then sent again. */
export type Action = { killAt?: number } & {
  [Name in ActName]: { act: Name } & ArgsIn<(typeof acts)[Name]>;
}[ActName];

export const actNames = Object.keys(acts) as ActName[];
export const findAct = (name: ActName) => acts[name] as Act<unknown>;

/** Takes a tenth of the time of `structuredClone`, which would take most of the time of a test. */
function copy<Value>(value: Value): Value {
  const copied = (): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map(copy);
    if (value instanceof Set) return new Set(value);
    if (value instanceof Map) return new Map([...value].map(([key, one]) => [key, copy(one)]));
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, copy(one)]));
  };
  return copied() as Value;
}

/** Advances the clock before each action, so that no two actions have the same time. */
export function afterAMillisecond(world: World): World {
  return { ...copy(world), now: world.now + 1 };
}

/** Applies the action to a copy of the model. A refused action returns the model unchanged. */
export function play(world: World, action: Action): { world: World; reply: Reply } {
  const { play: playAct, by } = findAct(action.act);
  const sender = by?.(world, action);
  if (sender !== undefined && world.withdrawn.has(sender)) return { world, reply: refuse(401) };
  const changed = copy(world);
  const reply = playAct(changed, action);
  return { world: reply.status < 400 ? changed : world, reply };
}

function wouldChange(world: World, action: Action): boolean {
  const { world: after, reply } = play(world, action);
  return reply.status < 400 && !isDeepStrictEqual(after, world);
}

/**
 * True if the application or offer of the member has expired. The job may not have ended it yet, so
 * the request must treat it as ended.
 */
function isAboutLapsed(world: World, action: Action): boolean {
  const { club, who } = action as { club?: number; who?: number };
  return club !== undefined && who !== undefined && hasLapsed(world, getClub(world, club), who);
}

/**
 * `isStray` allows an action that changes nothing in the model, to check that the server refuses it
 * too. `dice` is a random number that selects among the possible actions.
 */
export type Dice = { act: ActName; dice: number; isStray: boolean; killAt?: number | undefined };

/**
 * Chooses the member and the object of an action. Unless it is stray, the action changes something.
 */
export function choose(world: World, { act, dice, isStray, killAt }: Dice): Action | undefined {
  const definition = findAct(act);
  const next = afterAMillisecond(world);
  const all = definition.list(next) as object[];
  const first = dice % Math.max(all.length, 1);
  const rotated = [...all.slice(first), ...all.slice(0, first)];
  const kill = killAt === undefined || definition.toRequest === undefined ? {} : { killAt };
  const actions = rotated.map((args) => ({ act, ...args, ...kill }) as Action);
  const lapsed = actions.find((action) => isAboutLapsed(next, action));
  if (lapsed !== undefined && (isStray || dice % 4 === 0)) return lapsed;
  if (isStray || act === 'restart') return actions[0];
  return actions.find((action) => wouldChange(next, action));
}

export const describeAction = ({ act, ...args }: Action) =>
  [act, ...Object.entries(args).map(([name, value]) => `${name} ${value}`)].join(' ');
