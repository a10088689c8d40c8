import { runInForeground } from './child-process.mjs';
import { ensureInstalled } from './install.mjs';
import { ExpectedFailure, runMain } from './project.mjs';

const requestsByDefault = 10_000;

// The long version of the bad-input tests: `npm run fuzz -- 50000` asks for more still.
await runMain(async () => {
  const wanted = process.argv[2] ?? String(requestsByDefault);
  if (!/^[1-9]\d{0,6}$/.test(wanted)) {
    throw new ExpectedFailure(`fuzz takes a number of requests, not ${wanted}`);
  }
  await ensureInstalled();
  const tests = 'apps/server/src/proof/bad-input';
  const command = ['vitest', 'run', '--project', 'api', tests];
  return runInForeground([{ command, env: { NODE_ENV: 'test', FUZZ_REQUESTS: wanted } }]);
});
