import type { InviteLinkBody } from '@azit/contract/clubs/invite-link.schema';
import { inviteLinks } from '@azit/contract/clubs/invite-links.endpoints';
import { crewInviteLinks } from '@azit/contract/crews/crew-invite-links.endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/api/client.ts';
import { inviteLinkQueries, type LinkParams } from '#web/queries/invite-link-queries.ts';
import { rememberLinkUrl } from '../model/link-url.ts';

export function useCreateLink(params: LinkParams) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: InviteLinkBody) => {
      const reply =
        'crewId' in params
          ? await call(crewInviteLinks.create, { params, body: { ...body, admits: true } })
          : await call(inviteLinks.create, { params, body });
      return reply.data;
    },
    onSuccess: ({ url, ...link }, { replaces }) => {
      rememberLinkUrl(link.linkId, url);
      queryClient.setQueryData(inviteLinkQueries.list(params).queryKey, (links = []) => [
        link,
        ...links.filter(({ linkId }) => linkId !== replaces),
      ]);
    },
    onError: () => queryClient.invalidateQueries(inviteLinkQueries.list(params)),
  });
}

export function useEndLink(params: LinkParams) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (linkId: number) =>
      'crewId' in params
        ? call(crewInviteLinks.end, { params: { ...params, linkId } })
        : call(inviteLinks.end, { params: { ...params, linkId } }),
    onSettled: () => queryClient.invalidateQueries(inviteLinkQueries.list(params)),
  });
}
