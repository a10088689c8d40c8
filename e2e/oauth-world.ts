import { createServer } from 'node:net';
import { oidcClient, spawnOidc } from '../apps/server/test/peers/spawn-oidc.ts';
import { type RunningServer, startServer } from './server.ts';

export async function startOauthWorld(): Promise<RunningServer> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const provider = await spawnOidc(`${url}/api/auth/oauth/oidc/callback`);
  const server = await startServer({
    PORT: String(port),
    PUBLIC_URL: url,
    OAUTH_OIDC_ISSUER: provider.issuer,
    OAUTH_OIDC_CLIENT_ID: oidcClient.id,
    OAUTH_OIDC_CLIENT_SECRET: oidcClient.secret,
    OAUTH_OIDC_LABEL: '시험 계정',
  }).catch(async (error: unknown) => {
    await provider.stop();
    throw error;
  });
  return {
    ...server,
    stop: async () => {
      await server.stop();
      await provider.stop();
    },
  };
}

/** The provider needs the callback address before the server starts, so the port is chosen first. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}
