import { expect } from 'vitest';
import { server, test } from '#test/harness/server-test.ts';
import { type SigningProvider, startSigningProvider } from '#test/peers/signing-provider.ts';

const HOME = 'http://azit.test';
let provider: SigningProvider;

test.override('settings', { scope: 'file' }, async () => {
  provider = await startSigningProvider('azit');
  return {
    PUBLIC_URL: HOME,
    OAUTH_OIDC_ISSUER: provider.issuer,
    OAUTH_OIDC_CLIENT_ID: 'azit',
    OAUTH_OIDC_CLIENT_SECRET: 'only-for-tests',
  };
});
test.afterAll(() => provider.close());

async function logIn(email: string, withPublishedKey: boolean): Promise<string> {
  const begun = await server.call({ method: 'GET', url: '/api/auth/oauth/oidc' });
  const { searchParams } = new URL(String(begun.headers.location));
  Object.assign(provider.next, { nonce: searchParams.get('nonce'), email, withPublishedKey });
  const url = `/api/auth/oauth/oidc/callback?code=any&state=${searchParams.get('state')}`;
  const cookie = String(begun.headers['set-cookie']).split(';', 1)[0] ?? '';
  const reply = await server.call({ method: 'GET', url, headers: { cookie } });
  return String(reply.headers.location);
}

// covers A2.20 (docs/coverage-statements.md)
test('an id token signed with an unpublished key is refused', async () => {
  expect(await logIn('forged@example.com', false)).toBe(`${HOME}/login?message=oauth-failed`);
  expect(await logIn('real@example.com', true)).toContain(`${HOME}/signup/add`);
});
