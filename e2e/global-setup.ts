import { ensureWebBuiltForTests } from '../scripts/web-build.mjs';
import { serveAxe } from './axe-file.ts';
import { startOauthWorld } from './oauth-world.ts';

/**
 * Starts one real server for the whole run, with a provider of logins: a second server for the one test
 * that uses it would cost more than the test. Returns a function that stops both.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  await ensureWebBuiltForTests();
  await serveAxe();
  const server = await startOauthWorld();
  process.env.AZIT_E2E_URL = server.url;
  process.env.AZIT_E2E_DATA = server.dataDir;
  return server.stop;
}
