import { contract } from '@azit/contract';
import { pageJson } from '#server/http/page-json.ts';
import { routes } from '#server/http/routes.ts';
import { listJoinable } from '#server/modules/discovery/list-clubs.ts';
import { forbidden, loginRequired } from '#server/runtime/refusal.ts';
import { recommendClubs } from './recommend-clubs.ts';

const { recommend } = contract.discovery;

export const recommendationRoutes = routes(
  { recommend },
  {
    recommend: async ({ context, viewer, params, query }) => {
      if (viewer === undefined && params.memberId === 0) return pageJson('[]', query, 0);
      if (viewer === undefined) throw loginRequired();
      if (params.memberId !== viewer.memberId) throw forbidden();
      const { upcoming, ...list } = query;
      return upcoming ? listJoinable(context, viewer, list) : recommendClubs(context, viewer, list);
    },
  },
  { readsReplica: ['recommend'] },
);
