import { type MemberReportCategory, REPORT_REASON_MAX } from '@azit/contract/reports/report.schema';
import { useState } from 'react';
import { errorMessage } from '#web/api/error.ts';
import { feedbackMessages } from '#web/domain/copy/feedback.ts';
import { roomMessages } from '#web/domain/copy/room.ts';
import { showAlert, toast } from '#web/notify/notify.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { type Choice, ChoiceGroup } from '#web/ui/fields/choice-group.tsx';
import { TextareaField } from '#web/ui/fields/textarea-field.tsx';
import { useReportMessage } from '../../api/message-mutations.ts';
import styles from './room-sheet.module.css';

type ReportMessageDialogProps = {
  roomId: number;
  seq: number;
  choices: readonly Choice<MemberReportCategory>[];
  onClose: () => void;
};

export function ReportMessageDialog({ roomId, seq, choices, onClose }: ReportMessageDialogProps) {
  const [category, setCategory] = useState<MemberReportCategory | null>(null);
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const report = useReportMessage(roomId);

  function send(): void {
    if (category === null) {
      setError(feedbackMessages.reportReasonNeeded);
      return;
    }
    report.mutate(
      { seq, category, reason },
      {
        onSuccess: () => {
          onClose();
          toast('신고를 접수했어요. 살펴보고 조치할게요.');
        },
        onError: (refusal) => void showAlert(errorMessage(refusal)),
      },
    );
  }

  return (
    <Dialog
      open
      size="sheet"
      title="메시지 신고"
      onClose={onClose}
      footer={
        <>
          <Button variant="weak" onClick={onClose}>
            취소
          </Button>
          <Button variant="danger" loading={report.isPending} onClick={send}>
            {roomMessages.report}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <ChoiceGroup
          variant="list"
          legend="어떤 점이 문제인가요?"
          options={choices}
          value={category}
          error={category === null ? error : undefined}
          onChange={setCategory}
        />
        <TextareaField
          label="자세한 이유"
          optional
          rows={3}
          maxLength={REPORT_REASON_MAX}
          maxCount={REPORT_REASON_MAX}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </div>
    </Dialog>
  );
}
