import type { RejectionReason } from '@azit/contract/clubs/club.field';
import type { ClubMember } from '@azit/contract/clubs/club.schema';
import { clubMessages } from '#web/domain/copy/club.ts';
import { useDecideApplication } from '#web/features/applications/api/use-decide-application.ts';
import { useNamedLayer } from '#web/navigation/use-layer.ts';
import { failsWithAlert } from '#web/notify/fails-with-alert.ts';
import { toast } from '#web/notify/notify.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { RejectSheet } from './reject-sheet.tsx';

type WaitingActionsProps = {
  clubId: number;
  row: ClubMember;
  refusalId?: string | undefined;
  onAccept: () => void;
};

export function WaitingActions({ clubId, row, refusalId, onAccept }: WaitingActionsProps) {
  const { memberId, nickname } = row.member;
  const decide = useDecideApplication(clubId);
  const question = useNamedLayer(`reject/${memberId}`);
  const sending = decide.isPending ? decide.variables.status : null;

  async function accept() {
    onAccept();
    const deciding = decide.mutateAsync({ memberId, status: 'CLUB_JOINED' });
    if (await failsWithAlert(deciding, clubMessages.acceptFailed)) return;
    toast(clubMessages.accepted);
  }

  async function reject(reason: RejectionReason | null) {
    const decision = { memberId, status: 'CLUB_REJECTED', ...(reason && { reason }) } as const;
    if (await failsWithAlert(decide.mutateAsync(decision), clubMessages.rejectFailed)) return;
    toast(clubMessages.rejected);
  }

  return (
    <>
      <Button
        size="small"
        variant="weak"
        aria-label={`${nickname}님 거절`}
        disabled={sending === 'CLUB_JOINED'}
        loading={sending === 'CLUB_REJECTED'}
        onClick={question.open}
      >
        거절
      </Button>
      <Button
        size="small"
        aria-label={`${nickname}님 수락`}
        aria-describedby={refusalId}
        disabled={refusalId !== undefined || sending === 'CLUB_REJECTED'}
        loading={sending === 'CLUB_JOINED'}
        onClick={accept}
      >
        수락
      </Button>
      <RejectSheet
        nickname={nickname}
        isFull={refusalId !== undefined}
        isNew={row.applicant?.meetingCount === 0}
        open={question.isOpen}
        onClose={() => question.close()}
        onReject={(reason) => question.close(() => void reject(reason))}
      />
    </>
  );
}
