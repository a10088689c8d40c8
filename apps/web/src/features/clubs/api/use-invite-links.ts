import type { InviteLinkBody } from '@azit/contract/clubs/invite-link.schema';
import { inviteLinks } from '@azit/contract/clubs/invite-links.endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/api/client.ts';
import { inviteLinkQueries } from '#web/queries/invite-link-queries.ts';
import { rememberLinkUrl } from '../model/link-url.ts';

export function useCreateLink(clubId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: InviteLinkBody) =>
      (await call(inviteLinks.create, { params: { clubId }, body })).data,
    onSuccess: ({ url, ...link }, { replaces }) => {
      rememberLinkUrl(link.linkId, url);
      queryClient.setQueryData(inviteLinkQueries.list(clubId).queryKey, (links = []) => [
        link,
        ...links.filter(({ linkId }) => linkId !== replaces),
      ]);
    },
    onError: () => queryClient.invalidateQueries(inviteLinkQueries.list(clubId)),
  });
}

export function useEndLink(clubId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (linkId: number) => call(inviteLinks.end, { params: { clubId, linkId } }),
    onSettled: () => queryClient.invalidateQueries(inviteLinkQueries.list(clubId)),
  });
}
