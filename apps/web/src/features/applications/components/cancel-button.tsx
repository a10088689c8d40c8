import type { Meeting } from '@azit/rules/meeting-time';
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
  clubId: number;
  memberId: number;
  seat: keyof typeof words;
  size?: 'large' | 'medium';
  /**
   * Given if the viewer has a seat: giving it up at short notice has a cost, which the dialog then
   * names.
   */
  meeting?: Meeting;
};

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

export function CancelButton({ clubId, memberId, seat, size, meeting }: CancelButtonProps) {
  const cancel = useCancelApplication(clubId, memberId);
  const { isOpen, open, close } = useNamedLayer(`cancel/${seat}`);
  const findLateQuestion = useLateQuestion(clubId);
  const [warning, setWarning] = useState<string>();
  const { question, description, label, done } = words[seat];

  async function openQuestion() {
    if (meeting) setWarning((await findLateQuestion(meeting))?.description);
    open();
  }

  async function send() {
    if (await failsWithAlert(cancel.mutateAsync())) return;
    toast(done);
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
        onConfirm={() => close(() => void send())}
      />
    </>
  );
}
