import { clubMessages } from '#web/domain/copy/club.ts';
import { invitationMessages } from '#web/domain/copy/invitation.ts';
import { failsWithAlert } from '#web/notify/fails-with-alert.ts';
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
    if (await failsWithAlert(joining.mutateAsync())) onRefused();
  }

  return (
    <Button full loading={joining.isPending} onClick={join}>
      {waitlist ? clubMessages.queue : invitationMessages.joinNow}
    </Button>
  );
}
