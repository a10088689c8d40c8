import type { ClubDetail } from '@azit/contract/clubs/club.schema';
import { useState } from 'react';
import { clubMessages } from '#web/domain/copy/club.ts';
import { useCancelApplication } from '#web/features/applications/api/application-mutations.ts';
import { useNamedLayer } from '#web/navigation/use-layer.ts';
import { failsWithAlert } from '#web/notify/fails-with-alert.ts';
import { toast } from '#web/notify/notify.ts';
import { useLateQuestion } from '#web/queries/use-late-question.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx';

type CancelButtonProps = {
  club: ClubDetail;
  memberId: number;
  seat: keyof typeof words;
  size?: 'large' | 'medium';
};

function describeReturn(club: ClubDetail, seat: keyof typeof words): string {
  const isInCrew = club.myAnswer !== undefined;
  if (seat === 'joined' && (isInCrew || club.mayRejoin))
    return '자리가 남아 있으면 바로 다시 참여할 수 있어요.';
  if (club.visibility === 'BY_LINK') return '다시 오려면 초대 링크가 필요해요.';
  return words[seat].description;
}

const words = {
  waiting: {
    question: '신청을 취소할까요?',
    description: '언제든 다시 신청할 수 있어요.',
    label: clubMessages.cancelWaiting,
    done: '신청을 취소했어요',
  },
  queued: {
    question: '그만 기다릴까요?',
    description: '다시 누르면 맨 뒤에서 기다려요.',
    label: '그만 기다리기',
    done: '그만 기다리기로 했어요',
  },
  joined: {
    question: '참여를 취소할까요?',
    description: '다시 참여하려면 새로 신청해야 해요.',
    label: clubMessages.cancelJoined,
    done: '참여를 취소했어요',
  },
} as const;

export function CancelButton({ club, memberId, seat, size }: CancelButtonProps) {
  const { clubId } = club;
  const isByLink = club.visibility === 'BY_LINK';
  // Without a seat or application, the member loses access to the page of a link-only club, so show
  // the toast on the next page.
  const cancel = useCancelApplication(clubId, memberId, () => toast(words[seat].done, isByLink));
  const { isOpen, open, close } = useNamedLayer(`cancel/${seat}`);
  const findLateQuestion = useLateQuestion(clubId);
  const [warning, setWarning] = useState<string>();
  const { question, label } = words[seat];
  const description = describeReturn(club, seat);

  async function openQuestion() {
    // Warn before a member gives up a seat at short notice, which lowers the temperature.
    if (seat === 'joined') setWarning((await findLateQuestion(club))?.description);
    open();
  }

  return (
    <>
      <Button full variant="weak" size={size} loading={cancel.isPending} onClick={openQuestion}>
        {label}
      </Button>
      <ConfirmDialog
        open={isOpen}
        title={question}
        description={warning ?? description}
        confirmLabel={label}
        cancelLabel="그대로 두기"
        onCancel={() => close()}
        onConfirm={() => close(() => void failsWithAlert(cancel.mutateAsync()))}
      />
    </>
  );
}
