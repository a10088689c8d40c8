import { runInForeground } from './child-process.mjs';
import { stopWithNpm } from './parent-watch.mjs';
import { node24 } from './project.mjs';

/**
 * Prepares and runs the server until it ends. A killed npm ends it, also while it is prepared.
 * @param {() => Promise<void>} prepare
 * @returns {Promise<number>} its exit code
 */
export async function runServer(prepare) {
  stopWithNpm();
  await prepare();
  const guard = './scripts/stop-with-parent.mjs';
  return runInForeground([{ command: [node24, '--import', guard, 'apps/server/src/main.ts'] }]);
}
