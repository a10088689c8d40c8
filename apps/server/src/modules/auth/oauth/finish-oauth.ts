import type { Context } from '#server/context.ts';
import { findOne } from '#server/database/run-statement.ts';
import { HttpResult } from '#server/http/reply.ts';
import { hashSecret, makeOpaqueToken } from '#server/runtime/opaque-token.ts';
import { identifyPerson, type OauthPerson } from './identify-person.ts';
import { takeAttempt } from './oauth.repository.ts';
import { callbackAddress, isSecure, loginAddress, sharesOrigin } from './oauth-address.ts';
import { clearedStateCookie, entryCookie, readStateCookie } from './oauth-cookies.ts';
import { findProvider } from './provider-client.ts';
import { resolveOauthLogin } from './resolve-oauth-login.ts';

type Input = {
  provider: string;
  query: { state?: string | undefined; error?: string | undefined; [name: string]: unknown };
  cookie: string | undefined;
};

export async function finishOauth(context: Context, input: Input) {
  const { config } = context;
  findProvider(config, input.provider);
  const browser = makeOpaqueToken();
  const location = await destination(context, input, sharesOrigin(config) ? browser.hash : null);
  const headers = {
    'Set-Cookie': [
      clearedStateCookie(isSecure(config)),
      entryCookie(browser.token, isSecure(config)),
    ],
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'no-referrer',
  };
  return new HttpResult<undefined>({ location, headers });
}

async function destination(
  context: Context,
  input: Input,
  browserHash: Buffer | null,
): Promise<string> {
  const { config, log } = context;
  const { provider, query, cookie } = input;
  const state = query.state;
  // Refuse a state that is not in the cookie of this browser: with a link from another browser, an
  // attacker could log a victim in to the attacker's account.
  if (state === undefined || state !== readStateCookie(cookie)) {
    return loginAddress(config, 'oauth-failed');
  }
  const attempt = await findOne(context.database, takeAttempt, {
    state_hash: hashSecret(state),
    provider,
    now: context.clock.now(),
  });
  if (attempt === undefined) return loginAddress(config, 'oauth-failed');
  if (query.error !== undefined) return loginAddress(config, 'oauth-denied');
  let person: OauthPerson;
  try {
    person = await identifyPerson(findProvider(config, provider), returnUrl(context, input), {
      state,
      nonce: attempt.nonce,
      codeVerifier: attempt.code_verifier,
    });
  } catch (error) {
    log.warn({ err: error, provider }, 'social login failed');
    return loginAddress(config, 'oauth-failed');
  }
  return resolveOauthLogin(context, provider, person, browserHash);
}

function returnUrl({ config }: Context, { provider, query }: Input): URL {
  const url = new URL(callbackAddress(config, provider));
  for (const [name, value] of Object.entries(query)) {
    if (typeof value === 'string') url.searchParams.set(name, value);
  }
  return url;
}
