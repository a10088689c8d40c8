import { planDue } from './crews.ts';
import { settleDue } from './seats.ts';
import { done, hours, isOpen, type Reply, type World } from './world.ts';

/** Moves the clock to the millisecond at which the next offer or application ends. */
export function waitForExpiry(world: World): Reply {
  const next = findNextExpiry(world);
  if (next !== undefined) world.now = Math.max(world.now, next);
  return done(200);
}

function findNextExpiry({ clubs, now }: World): number | undefined {
  const ends = clubs.flatMap(({ parts }) =>
    [...parts.values()].flatMap((part) => ('until' in part ? (part.until ?? []) : [])),
  );
  const ahead = ends.filter((end) => end > now);
  return ahead.length === 0 ? undefined : Math.min(...ahead);
}

export function wait(world: World, { hours: count }: { hours: number }): Reply {
  world.now += hours(count);
  return done(200);
}

/** Moves the clock to this many hours before the next meeting, to the millisecond. */
export function waitUntil(world: World, { hoursBefore }: { hoursBefore: number }): Reply {
  const instants = world.clubs
    .filter((club) => isOpen(world, club))
    .map(({ start }) => start - hours(hoursBefore))
    .filter((instant) => instant > world.now);
  if (instants.length > 0) world.now = Math.min(...instants);
  return done(200);
}

/** Runs every job of the worker once. */
export function work(world: World): Reply {
  settleDue(world);
  planDue(world);
  return done(200);
}

export function startWorker(world: World): Reply {
  world.isWorking = true;
  return done(200);
}

export function stopWorker(world: World): Reply {
  world.isWorking = false;
  return done(200);
}
