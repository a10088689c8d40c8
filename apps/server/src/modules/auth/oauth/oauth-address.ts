import type { OauthMessage } from '@azit/contract/auth/oauth-message';
import { appPaths } from '@azit/rules/app-path';
import type { SessionTokens } from '#server/modules/auth/open-session.ts';
import { publicUrl, screenAddress, webOrigin } from '#server/runtime/app-address.ts';
import type { Config } from '#server/runtime/config.ts';

export function callbackAddress(config: Config, provider: string): string {
  return `${publicUrl(config)}/api/auth/oauth/${provider}/callback`;
}

export function tokensAddress(config: Config, { authorization, refresh }: SessionTokens): string {
  return screenAddress(config, appPaths.oauth, {
    accessToken: authorization,
    refreshToken: refresh,
  });
}

/**
 * Puts the login code into the fragment of the URL, which reaches no server, log or `Referer`
 * header.
 */
export function entryAddress(config: Config, code: string): string {
  return `${webOrigin(config)}/oauth#${new URLSearchParams({ code })}`;
}

export function sharesOrigin(config: Config): boolean {
  return webOrigin(config) === new URL(publicUrl(config)).origin;
}

export function loginAddress(config: Config, message: OauthMessage): string {
  return screenAddress(config, appPaths.login, { message });
}

export function isSecure(config: Config): boolean {
  return publicUrl(config).startsWith('https:');
}
