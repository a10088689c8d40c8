import type { Endpoint } from '@azit/contract/endpoint';
import { accessRows } from '#test/guarantees/access/access-rows.ts';
import type { Cast } from '#test/guarantees/access/cast.ts';
import { createScene } from '#test/guarantees/access/row.ts';
import { endpoints, fillPath } from '#test/guarantees/endpoints.ts';
import type { TestApp } from '#test/harness/test-app.ts';

export const formEndpoints = endpoints.filter(({ multipart }) => multipart !== undefined);

export type FormTarget = { path: string; token: string; data: unknown };

export async function formTarget(
  server: TestApp,
  cast: Cast,
  endpoint: Endpoint,
): Promise<FormTarget> {
  const scene = createScene(server, cast, 'host', 'own');
  const parts = await accessRows[endpoint.name]?.request(scene);
  const path = fillPath(endpoint, parts?.params ?? {});
  return {
    path,
    token: scene.me.token,
    data: endpoint.multipart?.data && (parts?.data ?? parts?.body),
  };
}
