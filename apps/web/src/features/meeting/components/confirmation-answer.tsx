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
    // Close the choice before sending: the optimistic answer shows first, and the member may change
    // it again.
    if (going) setChanging(false);
    try {
      await send.mutateAsync(going);
      onAnswered?.();
      if (!going) toast(meetingMessages.seatGivenBack);
      // The pressed button is gone: move the focus to the answer.
      else frame.current?.focus({ preventScroll: true });
    } catch (error) {
      await showAlert(`${meetingMessages.answerFailed}\n${errorMessage(error)}`);
    }
  }

  const isSaid = answer === 'GOING' && !isChanging;
  const sending = send.isPending ? send.variables : undefined;
  return (
    <div ref={frame} tabIndex={-1} className={styles.frame}>
      {isSaid ? (
        <AnswerLine
          text={meetingMessages.saidGoing}
          changeLabel={meetingMessages.changeAnswer}
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
            {meetingMessages.going}
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={question.isOpen}
        title={meetingMessages.notGoingQuestion}
        description={meetingMessages.notGoingDescription}
        confirmLabel={meetingMessages.notGoing}
        cancelLabel="돌아가기"
        onCancel={() => question.close()}
        onConfirm={() => question.close(() => void say(false))}
      />
    </div>
  );
}
