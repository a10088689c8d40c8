import type { Config } from './config.ts';

type Addresses = Pick<Config, 'publicUrl' | 'port' | 'webOrigins'>;

/** The public URL of this server; without the setting it is the local port. */
export function publicUrl({ publicUrl: given, port }: Pick<Config, 'publicUrl' | 'port'>): string {
  return given ?? `http://localhost:${port}`;
}

/** The web app may have a separate origin. */
export function webOrigin(config: Addresses): string {
  return config.webOrigins[0] ?? new URL(publicUrl(config)).origin;
}

/** The URL of a screen of the web app. */
export function screenAddress(
  config: Addresses,
  path: string,
  query: Record<string, string> = {},
): string {
  const search = new URLSearchParams(query).toString();
  return `${webOrigin(config)}${path}${search === '' ? '' : `?${search}`}`;
}
