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
 * Links in mails use the configured public URL: a mail may be opened much later, when the web app
 * may have another origin.
 */
export function mailAddress(config: Addresses, path: string, query: Query = {}): string {
  return `${publicUrl(config)}${path}${toSearch(query)}`;
}

function toSearch(query: Query): string {
  const search = new URLSearchParams(query).toString();
  return search === '' ? '' : `?${search}`;
}
