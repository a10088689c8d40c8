import { contract } from '@azit/contract';
import { routes, toData } from '#server/http/routes.ts';
import { getOverview, hideActivity, listActivity, listActivityByState } from './list-activity.ts';

export const activityRoutes = routes(
  contract.activity,
  {
    list: ({ context, viewer, params }) => listActivity(context, viewer, params.memberId),
    listByState: ({ context, viewer, params }) =>
      listActivityByState(context, viewer, params.entry),
    overview: ({ context, viewer }) => getOverview(context, viewer),
    hide: ({ context, viewer, params, body }) =>
      toData(hideActivity(context, viewer, { clubMemberId: params.entry, ...body })),
  },
  { readsReplica: ['list'] },
);
