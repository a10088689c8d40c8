import { ensureWebBuilt, webDistForTests } from '../scripts/web-build.mjs';
import { serveAxe } from './axe-file.ts';
import { startServer } from './server.ts';

/** Starts one real server for the whole run; returns a function that stops it. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  await ensureWebBuilt({ VITE_GALLERY: '1' }, webDistForTests);
  await serveAxe();
  const server = await startServer();
  process.env.AZIT_E2E_URL = server.url;
  process.env.AZIT_E2E_DATA = server.dataDir;
  return server.stop;
}
