import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

const script = new URL('./oidc-process.ts', import.meta.url).pathname;

export const oidcClient = { id: 'azit', secret: 'only-for-tests-0123456789' };

export type OidcProcess = { issuer: string; stop(): Promise<void> };

export async function spawnOidc(redirectUri: string): Promise<OidcProcess> {
  const child = spawn(
    process.execPath,
    ['--no-warnings', script, oidcClient.id, oidcClient.secret, redirectUri],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  const lines = createInterface({ input: child.stdout });
  const [issuer] = await Promise.race([
    once(lines, 'line'),
    once(child, 'exit').then(() => Promise.reject(new Error('the provider did not start'))),
  ]);
  return {
    issuer: String(issuer),
    stop: async () => {
      if (child.exitCode !== null) return;
      const gone = once(child, 'exit');
      child.kill();
      await gone;
    },
  };
}
