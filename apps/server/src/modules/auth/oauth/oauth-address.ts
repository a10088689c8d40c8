import type { OauthMessage } from '@azit/contract/auth/oauth-message';
import type { SessionTokens } from '#server/modules/auth/open-session.ts';
import type { Config } from '#server/runtime/config.ts';

/** Where people reach this server; on a developer's machine that is the port it listens on. */
function publicUrl({ publicUrl: given, port }: Config): string {
  return given ?? `http://localhost:${port}`;
}

export function callbackAddress(config: Config, provider: string): string {
  return `${publicUrl(config)}/api/auth/oauth/${provider}/callback`;
}

/** A screen of the web app, which may live on an origin of its own. */
export function screenAddress(config: Config, path: string, query: Record<string, string>): string {
  return `${webOrigin(config)}${path}?${new URLSearchParams(query)}`;
}

/** As the specification has it, for a web app that knows nothing else. */
export function tokensAddress(config: Config, { authorization, refresh }: SessionTokens): string {
  return screenAddress(config, '/oauth', { accessToken: authorization, refreshToken: refresh });
}

/** In the fragment, which no server, log or `Referer` ever sees. */
export function entryAddress(config: Config, code: string): string {
  return `${webOrigin(config)}/oauth#${new URLSearchParams({ code })}`;
}

/** Whether requests of the web app carry the cookies of this server. */
export function sharesOrigin(config: Config): boolean {
  return webOrigin(config) === new URL(publicUrl(config)).origin;
}

function webOrigin(config: Config): string {
  return config.webOrigins[0] ?? new URL(publicUrl(config)).origin;
}

export function loginAddress(config: Config, message: OauthMessage): string {
  return screenAddress(config, '/login', { message });
}

export function isSecure(config: Config): boolean {
  return publicUrl(config).startsWith('https:');
}
