import { runMain } from './project.mjs';
import { ensureWebBuiltForTests } from './web-build.mjs';

await runMain(async () => {
  await ensureWebBuiltForTests();
  return 0;
});
