import { applications } from '@azit/contract/clubs/applications.endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/api/client.ts';
import { clubQueries } from '#web/queries/club-queries.ts';
import { forgetInviteKey, inviteKeyHeader } from '#web/session/invite-key.ts';

type Applicant = {
  clubId: number;
  memberId: number;
  inviteKey?: string | undefined;
  waitlist?: boolean | undefined;
};

export function useApplyToClub({ clubId, memberId, inviteKey, waitlist }: Applicant) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (joinAnswer: string) =>
      call(applications.apply, {
        params: { clubId },
        body: { memberId, joinAnswer, ...(waitlist && { waitlist }) },
        headers: inviteKeyHeader(inviteKey),
      }),
    onSuccess: ({ data: own }) => {
      forgetInviteKey(clubId);
      // The club's page opens next and must not briefly show "not applied".
      queryClient.setQueryData(clubQueries.detail(clubId).queryKey, (club) => {
        if (club === undefined) return undefined;
        const others = club.clubMembers.filter(({ member }) => member.memberId !== memberId);
        return { ...club, clubMembers: [...others, own] };
      });
      // Mark everything as stale without a refetch: the page behind the success message must stay
      // unchanged.
      void queryClient.invalidateQueries({ refetchType: 'none' });
    },
  });
}
