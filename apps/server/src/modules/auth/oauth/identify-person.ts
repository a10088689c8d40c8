import * as client from 'openid-client';
import type { OauthSettings } from '#server/runtime/oauth-settings.ts';
import { NAVER_PROFILE_URL, readNaverProfile } from './naver-profile.ts';
import type { OauthPerson } from './oauth-person.ts';
import { providerClient } from './provider-client.ts';

type Expected = { state: string; nonce: string; codeVerifier: string };

/** Trades the code for tokens, checks state, nonce and PKCE on the way, and asks who it is. */
export async function identifyPerson(
  settings: OauthSettings,
  callbackUrl: URL,
  { state, nonce, codeVerifier }: Expected,
): Promise<OauthPerson> {
  const provider = await providerClient(settings);
  const checks = { pkceCodeVerifier: codeVerifier, expectedState: state };
  if (settings.issuer === undefined) {
    const tokens = await client.authorizationCodeGrant(provider, callbackUrl, checks);
    const answer = await client.fetchProtectedResource(
      provider,
      tokens.access_token,
      NAVER_PROFILE_URL,
      'GET',
    );
    return readNaverProfile(await answer.json());
  }
  const tokens = await client.authorizationCodeGrant(provider, callbackUrl, {
    ...checks,
    expectedNonce: nonce,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (claims === undefined) throw new Error('the provider sent no id token');
  // Many providers keep the address out of the id token and tell it only when asked.
  const told =
    claims.email === undefined && provider.serverMetadata().userinfo_endpoint !== undefined
      ? await client.fetchUserInfo(provider, tokens.access_token, claims.sub)
      : claims;
  return {
    subject: claims.sub,
    email: typeof told.email === 'string' ? told.email : undefined,
    emailVerified: told.email_verified === true,
  };
}
