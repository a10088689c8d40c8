import { invitations } from '@azit/contract/clubs/invitations.endpoints';
import { dataOf, endpointQuery } from '#web/api/endpoint-query.ts';

export const invitationQueries = {
  get: (clubId: number) => endpointQuery(invitations.get, { params: { clubId } }, dataOf),
};
