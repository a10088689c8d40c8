import { checkBundle } from './bundle-budget.mjs';
import { ensureInstalled } from './install.mjs';
import { runMain } from './project.mjs';
import { buildWeb } from './web-build.mjs';

await runMain(async () => {
  await ensureInstalled();
  await buildWeb();
  return (await checkBundle()) ? 0 : 1;
});
