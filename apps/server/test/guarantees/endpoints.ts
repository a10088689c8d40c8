import { contract } from '@azit/contract';
import type { Endpoint } from '@azit/contract/endpoint';

export const endpoints: readonly Endpoint[] = Object.values(contract).flatMap((domain) =>
  Object.values<Endpoint>(domain),
);

export function fillPath({ path }: Endpoint, params: Record<string, string | number>): string {
  return path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

export function paramNames({ path }: Endpoint): string[] {
  return [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
}
