import { contract } from '@azit/contract';
import { routes, toData } from '#server/http/routes.ts';
import { countByArea, countByDay } from './count-clubs.ts';
import { listByCategory, listByDate } from './list-clubs.ts';
import { countSearchAreas } from './search/count-search-areas.ts';
import { searchClubs } from './search/search-clubs.ts';

const { recommend, ...lists } = contract.discovery;

export const discoveryRoutes = routes(
  lists,
  {
    listByCategory: ({ context, viewer, query }) => listByCategory(context, viewer, query),
    listByDate: ({ context, viewer, query }) => listByDate(context, viewer, query),
    search: ({ context, viewer, query }) => searchClubs(context, viewer, query),
  },
  { readsReplica: ['listByCategory', 'listByDate', 'search'] },
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
