import { contract } from '@azit/contract';
import { pageJson } from '#server/http/page-json.ts';
import { routes, toData } from '#server/http/routes.ts';
import { forbidden, loginRequired } from '#server/runtime/refusal.ts';
import { countByArea, countByDay } from './count-clubs.ts';
import { listByCategory, listByDate } from './list-clubs.ts';
import { recommendClubs } from './recommend-clubs.ts';
import { countSearchAreas } from './search/count-search-areas.ts';
import { searchClubs } from './search/search-clubs.ts';

export const discoveryRoutes = routes(
  contract.discovery,
  {
    listByCategory: ({ context, viewer, query }) => listByCategory(context, viewer, query),
    listByDate: ({ context, viewer, query }) => listByDate(context, viewer, query),
    recommend: async ({ context, viewer, params, query }) => {
      if (viewer === undefined && params.memberId === 0) return pageJson('[]', query, 0);
      if (viewer === undefined) throw loginRequired();
      if (params.memberId !== viewer.memberId) throw forbidden();
      return recommendClubs(context, viewer, query);
    },
    search: ({ context, viewer, query }) => searchClubs(context, viewer, query),
  },
  { readsReplica: ['listByCategory', 'listByDate', 'recommend', 'search'] },
);

export const clubCountsRoutes = routes(
  contract.clubCounts,
  {
    byDay: ({ context, viewer, query }) => toData(countByDay(context, viewer, query)),
    byArea: ({ context, viewer, query }) => toData(countByArea(context, viewer, query)),
    byAreaFound: ({ context, viewer, query }) => toData(countSearchAreas(context, viewer, query)),
  },
  { readsReplica: ['byDay', 'byArea', 'byAreaFound'] },
);
