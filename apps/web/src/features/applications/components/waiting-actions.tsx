import type { ClubMember } from '@azit/contract/clubs/club.schema';
import { clubMessages } from '#web/domain/copy/club.ts';
import { useDecideApplication } from '#web/features/applications/api/use-decide-application.ts';
import { confirm, toast } from '#web/notify/notify.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { showSeatFailure } from './show-seat-failure.ts';

type WaitingActionsProps = { clubId: number; row: ClubMember };

export function WaitingActions({ clubId, row }: WaitingActionsProps) {
  const { memberId, nickname } = row.member;
  const decide = useDecideApplication(clubId);
  const sending = decide.isPending ? decide.variables.status : null;

  async function accept() {
    try {
      await decide.mutateAsync({ memberId, status: 'CLUB_JOINED' });
      toast(clubMessages.accepted);
    } catch (error) {
      await showSeatFailure(clubMessages.acceptFailed, error);
    }
  }

  async function reject() {
    const title = clubMessages.rejectQuestion(nickname);
    if (!(await confirm({ title, confirmLabel: '거절하기', tone: 'danger' }))) return;
    try {
      await decide.mutateAsync({ memberId, status: 'CLUB_REJECTED' });
      toast(clubMessages.rejected);
    } catch (error) {
      await showSeatFailure(clubMessages.rejectFailed, error);
    }
  }

  return (
    <>
      <Button
        size="small"
        variant="weak"
        aria-label={`${nickname}님 거절`}
        disabled={sending === 'CLUB_JOINED'}
        loading={sending === 'CLUB_REJECTED'}
        onClick={() => void reject()}
      >
        거절
      </Button>
      <Button
        size="small"
        aria-label={`${nickname}님 수락`}
        disabled={sending === 'CLUB_REJECTED'}
        loading={sending === 'CLUB_JOINED'}
        onClick={() => void accept()}
      >
        수락
      </Button>
    </>
  );
}
