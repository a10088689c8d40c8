import type { Area } from '@azit/contract/areas/area.schema';
import { areas } from '@azit/rules/areas/areas';
import { WithHeaders } from '#server/http/reply.ts';

const DAY_SECONDS = 24 * 60 * 60;

/** The same for everybody until the program changes. */
export function listAreas(): WithHeaders<{ data: Area[] }> {
  const headers = { 'Cache-Control': `public, max-age=${DAY_SECONDS}` };
  return new WithHeaders({ data: [...areas] }, headers);
}
