import { invitations } from '@azit/contract/clubs/invitations.endpoints';
import { endpointQuery, readData } from '#web/api/endpoint-query.ts';
import { inviteKeyHeader } from '#web/session/invite-key.ts';

export const invitationQueries = {
  get: (clubId: number, inviteKey?: string) =>
    endpointQuery(
      invitations.get,
      { params: { clubId }, headers: inviteKeyHeader(inviteKey) },
      readData,
    ),
};
