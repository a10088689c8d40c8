import { contract } from '@azit/contract';
import type { Area } from '@azit/contract/areas/area.schema';
import { areas } from '@azit/rules/areas/areas';
import { HttpResult } from '#server/http/reply.ts';
import { routes } from '#server/http/routes.ts';

export const areasRoutes = routes(contract.areas, {
  list: async ({ headers }) => listAreas(headers['if-none-match']),
});

const DAY_SECONDS = 24 * 60 * 60;

function listAreas(known: string | undefined): HttpResult<{ data: Area[] }> {
  const caching = { 'Cache-Control': `public, max-age=${DAY_SECONDS}` };
  return new HttpResult({ body: { data: [...areas] }, headers: caching, version: { known } });
}
