import { invitations } from '@azit/contract/clubs/invitations.endpoints';
import { endpointQuery, readData } from '#web/api/endpoint-query.ts';

export const invitationQueries = {
  get: (clubId: number) => endpointQuery(invitations.get, { params: { clubId } }, readData),
};
