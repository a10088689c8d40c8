import type { Config } from './config.ts';

type Addresses = Pick<Config, 'publicUrl' | 'port' | 'webOrigins'>;

export function publicUrl({ publicUrl: given, port }: Pick<Config, 'publicUrl' | 'port'>): string {
  return given ?? `http://localhost:${port}`;
}

export function webOrigin(config: Addresses): string {
  return config.webOrigins[0] ?? new URL(publicUrl(config)).origin;
}

export function screenAddress(
  config: Addresses,
  path: string,
  query: Record<string, string> = {},
): string {
  const search = new URLSearchParams(query).toString();
  return `${webOrigin(config)}${path}${search === '' ? '' : `?${search}`}`;
}
