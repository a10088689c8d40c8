import * as client from 'openid-client';
import * as z from 'zod/mini';
import type { OauthSettings } from '#server/runtime/settings/oauth-settings.ts';
import { providerClient } from './provider-client.ts';

export type OauthPerson = {
  subject: string;
  email: string | undefined;
  emailVerified: boolean;
};

type Expected = { state: string; nonce: string; codeVerifier: string };

export async function identifyPerson(
  settings: OauthSettings,
  callbackUrl: URL,
  { state, nonce, codeVerifier }: Expected,
): Promise<OauthPerson> {
  const provider = await providerClient(settings);
  const checks = { pkceCodeVerifier: codeVerifier, expectedState: state };
  if (settings.issuer === undefined) {
    const tokens = await client.authorizationCodeGrant(provider, callbackUrl, checks);
    const reply = await client.fetchProtectedResource(
      provider,
      tokens.access_token,
      NAVER_PROFILE_URL,
      'GET',
    );
    return readNaverProfile(await reply.json());
  }
  const tokens = await client.authorizationCodeGrant(provider, callbackUrl, {
    ...checks,
    expectedNonce: nonce,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (claims === undefined) throw new Error('the provider sent no id token');
  // Many providers omit the e-mail address from the id token and return it only as user info.
  const profile =
    claims.email === undefined && provider.serverMetadata().userinfo_endpoint !== undefined
      ? await client.fetchUserInfo(provider, tokens.access_token, claims.sub)
      : claims;
  return {
    subject: claims.sub,
    email: typeof profile.email === 'string' ? profile.email : undefined,
    emailVerified: profile.email_verified === true,
  };
}

const NAVER_PROFILE_URL = new URL('https://openapi.naver.com/v1/nid/me');

const profile = z.object({
  resultcode: z.literal('00'),
  response: z.object({
    id: z.string().check(z.minLength(1)),
    email: z.optional(z.string()),
  }),
});

/**
 * Naver never states whether it has verified the e-mail address, so the address counts as
 * unverified.
 */
export function readNaverProfile(reply: unknown): OauthPerson {
  const { response } = profile.parse(reply);
  return { subject: response.id, email: response.email, emailVerified: false };
}
