import { inviteLinks } from '@azit/contract/clubs/invite-links.endpoints';
import { endpointQuery, readData } from '#web/api/endpoint-query.ts';

export const inviteLinkQueries = {
  list: (clubId: number) => endpointQuery(inviteLinks.list, { params: { clubId } }, readData),
};
