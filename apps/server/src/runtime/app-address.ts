import type { Config } from './config.ts';

type Addresses = Pick<Config, 'publicUrl' | 'port' | 'webOrigins'>;

/** Where people reach this server; on a developer's machine that is the port it listens on. */
export function publicUrl({ publicUrl: given, port }: Pick<Config, 'publicUrl' | 'port'>): string {
  return given ?? `http://localhost:${port}`;
}

/** Where the web app lives, which may be an origin of its own. */
export function webOrigin(config: Addresses): string {
  return config.webOrigins[0] ?? new URL(publicUrl(config)).origin;
}

/** A screen of the web app. */
export function screenAddress(
  config: Addresses,
  path: string,
  query: Record<string, string> = {},
): string {
  const search = new URLSearchParams(query).toString();
  return `${webOrigin(config)}${path}${search === '' ? '' : `?${search}`}`;
}
