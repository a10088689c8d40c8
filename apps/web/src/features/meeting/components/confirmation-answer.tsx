import type { Confirmation } from '@azit/contract/clubs/club.schema';
import { useRef, useState } from 'react';
import { errorMessage } from '#web/api/error.ts';
import { meetingMessages } from '#web/domain/copy/meeting.ts';
import { useNamedLayer } from '#web/navigation/use-layer.ts';
import { showAlert, toast } from '#web/notify/notify.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx';
import { AnswerLine } from '#web/ui/feedback/answer-line.tsx';
import { useConfirmGoing } from '../api/meeting-mutations.ts';
import styles from './confirmation-answer.module.css';

type ConfirmationAnswerProps = {
  clubId: number;
  answer: Confirmation;
  seenAt: string | undefined;
  onAnswered?: () => void;
};

export function ConfirmationAnswer(props: ConfirmationAnswerProps) {
  const { clubId, answer, seenAt, onAnswered } = props;
  const [isChanging, setChanging] = useState(false);
  const question = useNamedLayer(`not-going/${clubId}`);
  const frame = useRef<HTMLDivElement>(null);
  const send = useConfirmGoing(clubId, seenAt);

  async function say(going: boolean) {
    // Hide before sending: afterwards, the member may have opened the choice again.
    if (going) setChanging(false);
    try {
      await send.mutateAsync(going);
      onAnswered?.();
      if (!going) toast('자리를 비웠어요. 알려 줘서 고마워요');
      // The pressed button is gone: move the focus to the answer.
      else frame.current?.focus({ preventScroll: true });
    } catch (error) {
      await showAlert(`답을 보내지 못했어요.\n${errorMessage(error)}`);
    }
  }

  const isSaid = answer === 'GOING' && !isChanging;
  const sending = send.isPending ? send.variables : undefined;
  return (
    <div ref={frame} tabIndex={-1}>
      {isSaid ? (
        <AnswerLine
          text="‘갈게요’로 답했어요"
          changeLabel="답 바꾸기"
          onChange={() => setChanging(true)}
        />
      ) : (
        <div className={styles.choice}>
          <Button
            variant="weak"
            size="small"
            disabled={sending === true}
            loading={sending === false}
            onClick={question.open}
          >
            {meetingMessages.notGoing}
          </Button>
          <Button
            variant="tonal"
            size="small"
            disabled={sending === false}
            loading={sending === true}
            onClick={() => void say(true)}
          >
            갈게요
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={question.isOpen}
        title="이번에는 못 가나요?"
        description="자리를 비우게 돼요. 바뀐 일정 때문이라 불이익은 없어요."
        confirmLabel={meetingMessages.notGoing}
        cancelLabel="돌아가기"
        onCancel={() => question.close()}
        onConfirm={() => question.close(() => void say(false))}
      />
    </div>
  );
}
