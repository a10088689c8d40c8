import { requireFreePort } from './free-port.mjs';
import { ensureInstalled } from './install.mjs';
import { runMain } from './project.mjs';
import { runServer } from './run-server.mjs';
import { ensureWebBuilt } from './web-build.mjs';

await runMain(() =>
  runServer(async () => {
    await requireFreePort();
    await ensureInstalled();
    await ensureWebBuilt();
    if (process.stdout.isTTY) console.log('azit: starting the database and the server …');
  }),
);
