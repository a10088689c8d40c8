import * as client from 'openid-client';
import type { Context } from '#server/context.ts';
import { execute } from '#server/database/run-statement.ts';
import { addressSubject } from '#server/http/client-address.ts';
import { HttpResult } from '#server/http/reply.ts';
import { enforceVolumeLimit } from '#server/limits/rate-limit.ts';
import { makeOpaqueToken } from '#server/runtime/opaque-token.ts';
import type { OauthSettings } from '#server/runtime/settings/oauth-settings.ts';
import { insertAttempt } from './oauth.repository.ts';
import { callbackAddress, isSecure, loginAddress } from './oauth-address.ts';
import { stateCookie } from './oauth-cookies.ts';
import { findProvider, providerClient } from './provider-client.ts';

const ATTEMPT_MS = 10 * 60 * 1000;
const NO_STORE = { 'Cache-Control': 'no-store' };

type Input = { ip: string; provider: string };

export async function beginOauth(context: Context, { ip, provider }: Input) {
  const { config, database, clock, log } = context;
  const settings = findProvider(config, provider);
  await enforceVolumeLimit(context, 'oauthBegin', addressSubject(ip));
  const nonce = client.randomNonce();
  const codeVerifier = client.randomPKCECodeVerifier();
  const { token: state, hash } = makeOpaqueToken();
  try {
    const location = await authorizationUrl(settings, {
      redirect_uri: callbackAddress(config, provider),
      state,
      nonce,
      code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
      code_challenge_method: 'S256',
    });
    const expiry = new Date(clock.now().getTime() + ATTEMPT_MS);
    await execute(database, insertAttempt, {
      state_hash: hash,
      provider,
      nonce,
      code_verifier: codeVerifier,
      expires_at: expiry,
    });
    const cookie = { 'Set-Cookie': stateCookie(state, isSecure(config)) };
    return new HttpResult<undefined>({ location, headers: { ...cookie, ...NO_STORE } });
  } catch (error) {
    log.warn({ err: error, provider }, 'social login could not begin');
    const location = loginAddress(config, 'oauth-failed');
    return new HttpResult<undefined>({ location, headers: NO_STORE });
  }
}

async function authorizationUrl(settings: OauthSettings, parameters: Record<string, string>) {
  const url = client.buildAuthorizationUrl(await providerClient(settings), parameters);
  if (settings.scope !== '') url.searchParams.set('scope', settings.scope);
  return url.href;
}
