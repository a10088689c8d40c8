import { ensureWebBuiltForTests } from '../scripts/web-build.mjs';
import { serveAxe } from './axe-file.ts';
import { startOauthWorld } from './oauth-world.ts';

/**
 * Starts one server and one login provider for the whole run: a second server for the only test
 * that uses the provider would cost more than the test.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  await ensureWebBuiltForTests();
  await serveAxe();
  const server = await startOauthWorld();
  process.env.AZIT_E2E_URL = server.url;
  process.env.AZIT_E2E_DATA = server.dataDir;
  return server.stop;
}
