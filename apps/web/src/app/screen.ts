import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';

type Screen<Name extends string> = () => Promise<Record<Name, ComponentType>>;

export function screen<Name extends string>(
  path: string,
  load: Screen<Name>,
  name: Name,
): RouteObject {
  return { path, lazy: async () => ({ Component: (await load())[name] }) };
}
