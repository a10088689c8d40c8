import { randomBytes } from 'node:crypto';
import type { ImageStore } from '../../apps/server/src/modules/images/image-store.ts';
import { s3ImageStore } from '../../apps/server/src/modules/images/s3-image-store.ts';
import { systemClock } from '../../apps/server/src/runtime/clock.ts';
import type { OpenStore } from './open-store.ts';

export type Check = readonly [what: string, isGood: boolean];

const MORE_THAN_A_PAGE = 1_005;
const FEW = 20;
const WRITERS = 3;
const ATTEMPTS = 5;
const folder = 'member_profile' as const;

export async function tryStore(opened: OpenStore): Promise<Check[]> {
  const { settings, hasPages, check } = opened;
  const store = withRetries(s3ImageStore(settings, systemClock));
  const bytes = randomBytes(50_000);
  const names = Array.from(
    { length: hasPages ? MORE_THAN_A_PAGE : FEW },
    (_, index) => `file-${index}.webp`,
  );
  // s3rver, whose lists have only one page, fails when two objects of one folder are removed
  // concurrently.
  const writers = hasPages ? WRITERS : 1;
  const [later, longAgo] = [60_000, -3_600_000].map((ms) => new Date(Date.now() + ms));
  await forEach(names, writers, (name) => store.write({ folder, name, bytes }));
  const read = await store.read(`${folder}/file-7.webp`);
  const listed = await list(opened, store, later);
  const checks: Check[] = [
    ['reads what was written', read?.equals(bytes) === true],
    ['knows what is not there', (await store.read(`${folder}/nothing.webp`)) === undefined],
    [`lists all ${names.length}`, new Set(listed).size === names.length],
    ['lists nothing as older than it is', (await list(opened, store, longAgo)).length === 0],
  ];
  if (check) checks.push(['refuses a wrong key', await refusesWrongKey(opened, bytes)]);
  await forEach(names, writers, (name) => store.remove(folder, name));
  await store.remove(folder, 'file-7.webp');
  const left = await list(opened, store, later);
  return [...checks, ['removes all, also twice', left.length === 0]];
}

async function forEach(
  names: readonly string[],
  writers: number,
  work: (name: string) => Promise<unknown>,
): Promise<void> {
  const waiting = [...names];
  const writer = async () => {
    for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) await work(name);
  };
  await Promise.all(Array.from({ length: writers }, writer));
}

/**
 * Turns off moto's signature check for list requests: moto checks the decoded query, but clients
 * sign the encoded one.
 */
async function list({ check }: OpenStore, store: ImageStore, time = new Date()): Promise<string[]> {
  await check?.(false);
  const found = await store.listOlderThan(folder, time);
  await check?.(true);
  return found;
}

function refusesWrongKey({ settings }: OpenStore, bytes: Buffer): Promise<boolean> {
  const stranger = s3ImageStore({ ...settings, secretAccessKey: 'wrong' }, systemClock);
  return stranger.write({ folder, name: 'file-7.webp', bytes }).then(
    () => false,
    () => true,
  );
}

/**
 * A store on a slow machine may exceed the time limit of a request, so every request is retried.
 */
function withRetries(store: ImageStore): ImageStore {
  const retry = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await work();
      } catch (error) {
        const isLate = error instanceof Error && error.name === 'TimeoutError';
        if (!isLate || attempt === ATTEMPTS) throw error;
      }
    }
  };
  return {
    write: (file) => retry(() => store.write(file)),
    remove: (folder, name) => retry(() => store.remove(folder, name)),
    read: (file) => retry(() => store.read(file)),
    listOlderThan: (folder, time) => retry(() => store.listOlderThan(folder, time)),
  };
}
