import { stopWithNpm } from './parent-watch.mjs';
import { node24 } from './project.mjs';
import { serverCommand, supervise } from './supervise.mjs';

/**
 * Prepares and runs the server until it ends. If npm is killed, this process ends too, even during
 * the preparation.
 * @param {() => Promise<void>} prepare
 * @returns {Promise<number>} its exit code
 */
export async function runServer(prepare) {
  stopWithNpm();
  await prepare();
  return supervise(serverCommand(node24));
}
