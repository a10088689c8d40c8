import type { OauthMessage } from '@azit/contract/auth/oauth-message';
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
  const origin = config.webOrigins[0] ?? publicUrl(config);
  return `${origin}${path}?${new URLSearchParams(query)}`;
}

export function loginAddress(config: Config, message: OauthMessage): string {
  return screenAddress(config, '/login', { message });
}

export function isSecure(config: Config): boolean {
  return publicUrl(config).startsWith('https:');
}
