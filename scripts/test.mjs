import { ensureInstalled } from './install.mjs';
import { ExpectedFailure, runMain } from './project.mjs';
import { allSteps, parts, runSteps } from './steps.mjs';

await runMain(async () => {
  const [name] = process.argv.slice(2);
  const steps = name === undefined ? allSteps : parts[name];
  if (steps === undefined) {
    throw new ExpectedFailure(`there is no part ${name}, only ${Object.keys(parts).join(', ')}`);
  }
  await ensureInstalled();
  return runSteps(steps);
});
