import { ensureInstalled } from './install.mjs';
import { runMain } from './project.mjs';
import { allSteps, runSteps } from './steps.mjs';

await runMain(async () => {
  await ensureInstalled();
  return runSteps(allSteps);
});
