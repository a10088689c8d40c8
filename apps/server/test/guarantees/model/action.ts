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

/** A tenth of the time of `structuredClone`, which takes most of the time of a choice. */
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

/** A millisecond passes before each action, so that no two of them happen at once. */
export function afterAMillisecond(world: World): World {
  return { ...copy(world), now: world.now + 1 };
}

/** A refused action changes nothing. */
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

/** About a member whose application or offer has expired, which the program must notice itself. */
function isAboutLapsed(world: World, action: Action): boolean {
  const { club, who } = action as { club?: number; who?: number };
  return club !== undefined && who !== undefined && hasLapsed(world, getClub(world, club), who);
}

/** A stray action is sent although the model expects that it changes nothing. */
export type Dice = { act: ActName; dice: number; isStray: boolean; killAt?: number | undefined };

/** Chooses who acts on what, so that most actions change something. */
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
