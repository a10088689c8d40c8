import type { Config } from './config.ts';

type Addresses = Pick<Config, 'publicUrl' | 'port' | 'webOrigins'>;

export function publicUrl({ publicUrl: given, port }: Pick<Config, 'publicUrl' | 'port'>): string {
  return given ?? `http://localhost:${port}`;
}

export function webOrigin(config: Addresses): string {
  return config.webOrigins[0] ?? new URL(publicUrl(config)).origin;
}

type Query = Record<string, string>;

export function screenAddress(config: Addresses, path: string, query: Query = {}): string {
  return `${webOrigin(config)}${path}${toSearch(query)}`;
}

/** A mail may be opened much later, so its links use the configured public URL. */
export function mailAddress(config: Addresses, path: string, query: Query = {}): string {
  return `${publicUrl(config)}${path}${toSearch(query)}`;
}

function toSearch(query: Query): string {
  const search = new URLSearchParams(query).toString();
  return search === '' ? '' : `?${search}`;
}
