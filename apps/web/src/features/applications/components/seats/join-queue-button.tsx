import type { ClubDetail, ClubMember } from '@azit/contract/clubs/club.schema';
import { failureText } from '#web/api/error.ts';
import { clubMessages } from '#web/domain/copy/club.ts';
import { showAlert } from '#web/notify/notify.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { useApplyToClub } from '../../api/use-apply-to-club.ts';

type JoinQueueButtonProps = { club: ClubDetail; own: ClubMember };

/**
 * Shown to an applicant if the club filled up before the host decided. The applicant can join the
 * queue for a seat instead.
 */
export function JoinQueueButton({ club: { clubId }, own }: JoinQueueButtonProps) {
  const { memberId } = own.member;
  const apply = useApplyToClub({ clubId, memberId, waitlist: true });

  async function wait() {
    try {
      await apply.mutateAsync(own.joinAnswer ?? '');
    } catch (error) {
      await showAlert(failureText('답을 보내지 못했어요.', error));
    }
  }

  return (
    <Button variant="tonal" size="small" loading={apply.isPending} onClick={() => void wait()}>
      {clubMessages.queue}
    </Button>
  );
}
