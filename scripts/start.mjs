import { runInForeground } from './child-process.mjs';
import { ensureInstalled } from './install.mjs';
import { node24, runMain } from './project.mjs';
import { ensureWebBuilt } from './web-build.mjs';

await runMain(async () => {
  await ensureInstalled();
  await ensureWebBuilt();
  const guard = './scripts/stop-with-parent.mjs';
  return runInForeground([{ command: [node24, '--import', guard, 'apps/server/src/main.ts'] }]);
});
