import {
  reputation,
  REPUTATION_PAGE_SIZE as size,
} from '@azit/contract/members/reputation.endpoints';
import type { ReputationEvent } from '@azit/contract/members/reputation-event.schema';
import { endpointPages, readPage } from '#web/api/endpoint-query.ts';

const events = {
  read: readPage<ReputationEvent>,
  getId: ({ eventId }: ReputationEvent) => eventId,
};

export const reputationQueries = {
  events: (memberId: number) =>
    endpointPages(reputation.listEvents, { params: { memberId }, query: { size } }, events),
};
