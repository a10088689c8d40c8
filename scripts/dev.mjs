import { runInForeground } from './child-process.mjs';
import { requireFreePort } from './free-port.mjs';
import { ensureInstalled } from './install.mjs';
import { stopWithNpm } from './parent-watch.mjs';
import { node24, runMain } from './project.mjs';

await runMain(async () => {
  stopWithNpm();
  await requireFreePort();
  await ensureInstalled();
  const api = `http://127.0.0.1:${process.env.PORT ?? '8080'}`;
  return runInForeground([
    { command: [node24, '--watch', '--watch-preserve-output', 'apps/server/src/main.ts'] },
    { command: ['vite', 'apps/web'], env: { AZIT_API: process.env.AZIT_API ?? api } },
  ]);
});
