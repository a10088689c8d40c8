import { applications } from '@azit/contract/clubs/applications.endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/api/client.ts';
import { clubMessages } from '#web/domain/copy/club.ts';
import { expectCelebration, takeCelebration } from '#web/domain/pending-celebration.ts';
import { toast } from '#web/notify/notify.ts';
import { clubQueries } from '#web/queries/club-queries.ts';
import { forgetInviteKey, inviteKeyHeader } from '#web/session/invite-key.ts';

type Applicant = {
  clubId: number;
  memberId: number;
  inviteKey?: string | undefined;
  waitlist?: boolean | undefined;
};

export function useApplyToClub(applicant: Applicant) {
  const { clubId, memberId } = applicant;
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (joinAnswer: string) => apply(applicant, joinAnswer),
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

/**
 * Finishes after the club was refetched, because its page opens next: the cached club has neither
 * the new seat nor what only members see, such as the online link.
 */
export function useJoinByLink(applicant: Required<Applicant>) {
  const { clubId } = applicant;
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => apply(applicant, ''),
    // Before the response: a live event may open the page of the club earlier.
    onMutate: () => expectCelebration('joined', clubId),
    onError: () => takeCelebration('joined', clubId),
    onSuccess: ({ data: own }) => {
      forgetInviteKey(clubId);
      // The response says whether the member has a seat or is in the queue: a seat may have become
      // free or been taken since the page loaded.
      if (own.clubMemberStatus !== 'CLUB_JOINED') {
        takeCelebration('joined', clubId);
        toast(clubMessages.queued);
      }
      void queryClient.invalidateQueries({ refetchType: 'none' });
      return queryClient.invalidateQueries({ queryKey: clubQueries.detail(clubId).queryKey });
    },
  });
}

function apply({ clubId, memberId, inviteKey, waitlist }: Applicant, joinAnswer: string) {
  return call(applications.apply, {
    params: { clubId },
    body: { memberId, joinAnswer, ...(waitlist && { waitlist }) },
    headers: inviteKeyHeader(inviteKey),
  });
}
