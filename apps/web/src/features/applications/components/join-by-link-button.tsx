import { errorMessage } from '#web/api/error.ts';
import { isEnded } from '#web/api/is-ended.ts';
import { clubMessages } from '#web/domain/copy/club.ts';
import { invitationMessages } from '#web/domain/copy/invitation.ts';
import { showAlert } from '#web/notify/notify.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { useJoinByLink } from '../api/use-apply-to-club.ts';

type JoinByLinkButtonProps = {
  clubId: number;
  memberId: number;
  inviteKey: string;
  /** True if the club is full: the member then enters its queue. */
  waitlist: boolean;
  /**
   * Called if the server refuses to admit the member: the link or the club has changed since the
   * page loaded.
   */
  onRefused: () => void;
};

export function JoinByLinkButton(props: JoinByLinkButtonProps) {
  const { clubId, memberId, inviteKey, waitlist, onRefused } = props;
  const joining = useJoinByLink({ clubId, memberId, inviteKey, waitlist });

  async function join() {
    try {
      await joining.mutateAsync();
    } catch (error) {
      if (!isEnded(error)) await showAlert(errorMessage(error));
      onRefused();
    }
  }

  return (
    <Button full loading={joining.isPending} onClick={join}>
      {waitlist ? clubMessages.queue : invitationMessages.joinNow}
    </Button>
  );
}
