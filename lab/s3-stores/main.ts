import { randomBytes } from 'node:crypto';
import type { ImageStore } from '../../apps/server/src/modules/images/image-store.ts';
import { s3ImageStore } from '../../apps/server/src/modules/images/s3-image-store.ts';
import { systemClock } from '../../apps/server/src/runtime/clock.ts';
import { compareSignatures } from './compare-signatures.ts';
import { type OpenStore, openMoto } from './open-moto.ts';
import { openS3rver } from './open-s3rver.ts';

/*
 * The image store against S3 stores that others wrote, as far as they can be had on this machine:
 *   s3rver, aws4   npm install --prefix .bench --no-save --ignore-scripts s3rver aws4
 *   moto           Debian's python3-moto; MOTO_ROOT names a tree that holds it, entered by chroot
 * `npm run lab -- s3-stores --all` fails where one is missing.
 */

/** A page of a list has 1,000. */
const MORE_THAN_A_PAGE = 1_005;
const FEW = 20;
const WRITERS = 3;
const ATTEMPTS = 5;

type Check = readonly [what: string, isGood: boolean];

/** A store of a slow machine may miss the limit of a request; every one of them may be repeated. */
function patient(store: ImageStore): ImageStore {
  const repeat = async <Result>(work: () => Promise<Result>): Promise<Result> => {
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
    write: (file) => repeat(() => store.write(file)),
    remove: (folder, name) => repeat(() => store.remove(folder, name)),
    read: (file) => repeat(() => store.read(file)),
    listOlderThan: (folder, moment) => repeat(() => store.listOlderThan(folder, moment)),
  };
}

async function tryStore({ settings, hasPages, check }: OpenStore): Promise<Check[]> {
  const store = patient(s3ImageStore(settings, systemClock));
  const stranger = s3ImageStore({ ...settings, secretAccessKey: 'wrong' }, systemClock);
  const folder = 'member_profile' as const;
  const bytes = randomBytes(50_000);
  const names = Array.from(
    { length: hasPages ? MORE_THAN_A_PAGE : FEW },
    (_, index) => `file-${index}.webp`,
  );
  const inTurns = async (work: (name: string) => Promise<unknown>) => {
    const waiting = [...names];
    const writer = async () => {
      for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) await work(name);
    };
    // s3rver fails where two objects of one folder are removed at a time.
    await Promise.all(Array.from({ length: hasPages ? WRITERS : 1 }, writer));
  };
  await inTurns((name) => store.write({ folder, name, bytes }));
  const read = await store.read(`${folder}/file-7.webp`);
  const later = new Date(Date.now() + 60_000);
  // moto checks a list by its decoded query, which nobody signs.
  const list = async (moment: Date) => {
    await check?.(false);
    const found = await store.listOlderThan(folder, moment);
    await check?.(true);
    return found;
  };
  const listed = await list(later);
  const longAgo = new Date(Date.now() - 3_600_000);
  const checks: Check[] = [
    ['reads what was written', read?.equals(bytes) === true],
    ['knows what is not there', (await store.read(`${folder}/nothing.webp`)) === undefined],
    [`lists all ${names.length}`, new Set(listed).size === names.length],
    ['lists nothing as older than it is', (await list(longAgo)).length === 0],
  ];
  const refused = await stranger.write({ folder, name: 'file-7.webp', bytes }).then(
    () => false,
    () => true,
  );
  if (check) checks.push(['refuses a wrong key', refused]);
  await inTurns((name) => store.remove(folder, name));
  await store.remove(folder, 'file-7.webp');
  const left = await list(later);
  checks.push(['removes all, also twice', left.length === 0]);
  return checks;
}

let faults = 0;
let missing = 0;

function tell(name: string, checks: readonly Check[] | undefined): void {
  if (checks === undefined) missing += 1;
  for (const [what, isGood] of checks ?? [['not on this machine', true]]) {
    if (!isGood) faults += 1;
    console.log(`${name}: ${what}${isGood ? '' : ': NO'}`);
  }
}

for (const [name, open] of Object.entries({ s3rver: openS3rver, moto: openMoto })) {
  const opened = await open();
  try {
    tell(name, opened && (await tryStore(opened)));
  } finally {
    await opened?.close();
  }
}
const differing = await compareSignatures();
tell(
  'aws4',
  differing === undefined ? undefined : [['signs 500 requests as we do', differing === 0]],
);
process.exit(faults > 0 || (missing > 0 && process.argv.includes('--all')) ? 1 : 0);
