import { contract } from '@azit/contract';
import { routes } from '#server/http/routes.ts';
import { listAreas } from './list-areas.ts';

export const areasRoutes = routes(contract.areas, {
  list: async ({ headers }) => listAreas(headers['if-none-match']),
});
