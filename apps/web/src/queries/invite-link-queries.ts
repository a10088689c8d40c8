import { inviteLinks } from '@azit/contract/clubs/invite-links.endpoints';
import { crewInviteLinks } from '@azit/contract/crews/crew-invite-links.endpoints';
import { endpointQuery, readData } from '#web/api/endpoint-query.ts';

/** A link leads to one club, or makes its holder a member of a crew. */
export type LinkParams = { clubId: number } | { crewId: number };

const query = { used: 1 };

export const inviteLinkQueries = {
  /** Includes links that have admitted everyone they could. */
  list: (params: LinkParams) =>
    'crewId' in params
      ? endpointQuery(crewInviteLinks.list, { params, query }, readData)
      : endpointQuery(inviteLinks.list, { params, query }, readData),
};
