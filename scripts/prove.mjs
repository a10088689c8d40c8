import { runInForeground } from './child-process.mjs';
import { ensureInstalled } from './install.mjs';
import { ExpectedFailure, runMain } from './project.mjs';

// The long versions of tests that `npm test` holds in short: `npm run fuzz -- 50000` asks for more still.
const proofs = {
  fuzz: { tests: ['apps/server/src/proof/bad-input'], count: 10_000 },
  history: { tests: ['apps/server/src/proof/history'], count: 20_000 },
  races: { tests: ['race', 'create-club', 'change-banner'], count: 200 },
};

await runMain(async () => {
  const [name = '', count] = process.argv.slice(2);
  const proof = Object.entries(proofs).find(([known]) => known === name)?.[1];
  if (proof === undefined)
    throw new ExpectedFailure(`prove takes one of ${Object.keys(proofs).join(', ')}, not ${name}`);
  const wanted = count ?? String(proof.count);
  if (!/^[1-9]\d{0,6}$/.test(wanted)) {
    throw new ExpectedFailure(`${name} takes a number, not ${wanted}`);
  }
  await ensureInstalled();
  const command = ['vitest', 'run', '--project', 'api', ...proof.tests];
  return runInForeground([{ command, env: { NODE_ENV: 'test', PROOF_COUNT: wanted } }]);
});
