import { contract } from '@azit/contract';
import { routes } from '#server/http/routes.ts';
import { listReputationEvents } from './list-reputation-events.ts';

export const reputationRoutes = routes(
  contract.reputation,
  {
    listEvents: ({ context, viewer, query }) => listReputationEvents(context, viewer, query),
  },
  { readsReplica: ['listEvents'] },
);
