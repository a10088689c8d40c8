import { runMain } from '../../scripts/project.mjs';
import { ensurePeers } from '../peers/ensure-peers.ts';
import { isRoot } from '../required-programs.mjs';
import { compareSignatures } from './compare-signatures.ts';
import { openMoto } from './open-moto.ts';
import { openS3rver } from './open-s3rver.ts';
import type { OpenStore } from './open-store.ts';
import { type Check, tryStore } from './try-store.ts';

// npm run lab -- s3-stores: tests the image store with two S3 servers (s3rver, and moto if run as
// root on Debian) and compares its signatures with those of aws4. Exits with 1 if a check fails.

const stores: Record<string, () => Promise<OpenStore>> = {
  s3rver: openS3rver,
  ...(isRoot() && { moto: openMoto }),
};

await runMain(async () => {
  await ensurePeers();
  const checks: (readonly [store: string, ...Check])[] = [];
  for (const [name, open] of Object.entries(stores)) {
    const opened = await open();
    try {
      for (const check of await tryStore(opened)) checks.push([name, ...check]);
    } finally {
      await opened.close();
    }
  }
  checks.push(['aws4', 'signs 500 requests as we do', (await compareSignatures()) === 0]);
  for (const [name, what, isGood] of checks)
    console.log(`${name}: ${what}${isGood ? '' : ': FAILED'}`);
  if (!isRoot()) console.log('moto: left out, it needs root on Debian');
  return checks.every(([, , isGood]) => isGood) ? 0 : 1;
});
