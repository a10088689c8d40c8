import { planDue } from './crews.ts';
import { settleDue } from './seats.ts';
import { done, hours, isOpen, type Reply, type World } from './world.ts';

/** Until the next offer or application ends, to the millisecond. */
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

/** Until this many hours before the next start, to the millisecond. */
export function waitUntil(world: World, { hoursBefore }: { hoursBefore: number }): Reply {
  const instants = world.clubs
    .filter((club) => isOpen(world, club))
    .map(({ start }) => start - hours(hoursBefore))
    .filter((instant) => instant > world.now);
  if (instants.length > 0) world.now = Math.min(...instants);
  return done(200);
}

/** All jobs of the worker, once. */
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
