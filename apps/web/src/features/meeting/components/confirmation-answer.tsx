import type { Confirmation } from '@azit/contract/clubs/club.schema';
import type { Meeting } from '@azit/rules/meeting-time';
import { Check } from 'lucide-react';
import { useRef, useState } from 'react';
import { errorMessage } from '#web/api/error.ts';
import { meetingMessages } from '#web/domain/copy/meeting.ts';
import { showAlert, toastOnNextPage } from '#web/notify/notify.ts';
import { useLeaveQuestion } from '#web/notify/use-leave-question.ts';
import type { ButtonVariant } from '#web/ui/actions/button-variant.ts';
import { YesNoButtons } from '#web/ui/actions/yes-no-buttons.tsx';
import { AnswerLine } from '#web/ui/feedback/answer-line.tsx';
import { useConfirmGoing } from '../api/meeting-mutations.ts';
import styles from './confirmation-answer.module.css';

type ConfirmationAnswerProps = {
  clubId: number;
  answer: Confirmation;
  seenAt: string | undefined;
  /** Undefined in a notice list from an older server, whose notices do not contain the meeting. */
  meeting: Meeting | null | undefined;
  /**
   * A member of the crew can take the seat again with one tap, so giving it up needs no
   * confirmation.
   */
  isInCrew?: boolean;
  size?: ButtonVariant['size'];
  variant?: ButtonVariant['variant'];
  onAnswered?: () => void;
};

export function ConfirmationAnswer(props: ConfirmationAnswerProps) {
  const { clubId, answer, seenAt, meeting, isInCrew, onAnswered } = props;
  const { size = 'small', variant = 'tonal' } = props;
  const isOnCard = variant === 'solid';
  const [isChanging, setChanging] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  // Without a seat, the member loses access to the page of a link-only club, so show the toast on
  // the next page.
  const send = useConfirmGoing(clubId, seenAt, (going) => {
    if (!going) toastOnNextPage('자리를 돌려줬어요. 알려 줘서 고마워요');
  });
  const confirmLeaving = useLeaveQuestion(clubId);

  async function press(isYes: boolean) {
    const isLeaving = isYes ? false : await confirmLeaving(meeting, isInCrew === true);
    if (isLeaving !== null) await say(!isLeaving);
  }

  async function say(going: boolean) {
    // Hide the choice before sending: hiding it after the response could close a choice that the
    // member has opened again.
    if (going) setChanging(false);
    try {
      await send.mutateAsync(going);
      onAnswered?.();
      // The pressed button is gone, so move the focus to the answer.
      if (going) frame.current?.focus({ preventScroll: true });
    } catch (error) {
      await showAlert(`답을 보내지 못했어요.\n${errorMessage(error)}`);
    }
  }

  const isSaid = answer === 'GOING' && !isChanging;
  const sending = send.isPending ? send.variables : undefined;
  return (
    <div ref={frame} tabIndex={-1}>
      {isSaid ? (
        <div className={isOnCard ? styles.said : undefined}>
          <AnswerLine
            text={
              <span className={isOnCard ? styles.yes : undefined}>
                {isOnCard && <Check />}‘갈게요’로 답했어요
              </span>
            }
            changeLabel="답 바꾸기"
            onChange={() => setChanging(true)}
          />
        </div>
      ) : (
        <div className={styles.choice}>
          <YesNoButtons
            no={meetingMessages.notGoing}
            yes="갈게요"
            variant={variant}
            size={size}
            sending={sending}
            onAnswer={press}
          />
        </div>
      )}
    </div>
  );
}
