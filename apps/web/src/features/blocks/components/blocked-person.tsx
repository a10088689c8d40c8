import type { MemberSummary } from '@azit/contract/members/member.schema';
import { errorMessage } from '#web/api/error.ts';
import { blockMessages } from '#web/domain/copy/block.ts';
import { MemberAvatar } from '#web/domain/member-avatar.tsx';
import { paths } from '#web/navigation/paths.ts';
import { toast } from '#web/notify/notify.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { useUnblockMember } from '../api/block-mutations.ts';
import styles from './block-list.module.css';

/** Shows name and picture, hidden elsewhere, so that the viewer unblocks the right member. */
export function BlockedPerson({ member, onGone }: { member: MemberSummary; onGone: () => void }) {
  const unblock = useUnblockMember();

  async function release() {
    // Await: a callback of `mutate` would not run, because success unmounts this row.
    try {
      await unblock.mutateAsync(member.memberId);
    } catch (error) {
      toast(errorMessage(error));
      return;
    }
    toast('차단을 풀었어요');
    onGone();
  }

  return (
    <div className={styles.row}>
      <MemberAvatar member={member} />
      <span className={styles.nickname}>{member.nickname}</span>
      <ButtonLink
        size="small"
        variant="weak"
        to={paths.memberReport(member.memberId)}
        aria-label={`${member.nickname}님 ${blockMessages.report}`}
      >
        {blockMessages.report}
      </ButtonLink>
      <Button
        size="small"
        variant="outline"
        loading={unblock.isPending}
        aria-label={`${member.nickname}님 ${blockMessages.unblock}`}
        onClick={release}
      >
        {blockMessages.unblock}
      </Button>
    </div>
  );
}
