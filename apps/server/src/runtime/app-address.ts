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

/**
 * A mail may be opened long after it was sent, so its links use the public URL that the operator
 * has configured.
 */
export function mailAddress(config: Addresses, path: string, query: Query = {}): string {
  return `${publicUrl(config)}${path}${toSearch(query)}`;
}

function toSearch(query: Query): string {
  const search = new URLSearchParams(query).toString();
  return search === '' ? '' : `?${search}`;
}
