import { contract } from '@azit/contract';
import { routes } from '#server/http/routes.ts';
import { countByArea, countByDay } from './count-clubs.ts';
import { countSearchAreas } from './search/count-search-areas.ts';

export const clubCountsRoutes = routes(
  contract.clubCounts,
  {
    byDay: async ({ context, viewer, query }) => ({
      data: await countByDay(context, viewer, query),
    }),
    byArea: async ({ context, viewer, query }) => ({
      data: await countByArea(context, viewer, query),
    }),
    byAreaFound: async ({ context, viewer, query }) => ({
      data: await countSearchAreas(context, viewer, query),
    }),
  },
  { readsReplica: ['byDay', 'byArea', 'byAreaFound'] },
);
