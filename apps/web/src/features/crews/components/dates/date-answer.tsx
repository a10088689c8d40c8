import { Check, Hourglass, X } from 'lucide-react';
import { type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { clubMessages } from '#web/domain/copy/club.ts';
import { useLeaveQuestion } from '#web/notify/use-leave-question.ts';
import { Button } from '#web/ui/actions/button.tsx';
import type { ButtonVariant } from '#web/ui/actions/button-variant.ts';
import { useDateAnswer } from '../../api/use-date-answer.ts';
import { answerWords } from '../../model/crew-text.ts';
import {
  type AnswerableDate,
  isFullForViewer,
  mustAnswer,
  seenChange,
} from '../../model/date-answer.ts';
import styles from './date-answer.module.css';

/** An answer, and the position of a member who now waits in the queue of a full crew meeting. */
export type Said = { going: boolean; position?: number | null | undefined };

type DateAnswerProps = {
  date: AnswerableDate;
  size?: ButtonVariant['size'];
  variant?: ButtonVariant['variant'];
  /** False if only a new application brings the seat back. */
  mayReturn?: boolean;
  renderSaid?: (said: Said, change: ReactNode) => ReactNode;
  onAnswered?: (going: boolean) => void;
};

/**
 * In milliseconds. The pressed button is replaced by another one; a second tap within this time
 * must not press that one.
 */
const DOUBLE_TAP = 500;

export function DateAnswer(props: DateAnswerProps) {
  const { date, size = 'small', variant = 'tonal', mayReturn = true } = props;
  const { renderSaid = saidLine, onAnswered } = props;
  const { clubId, myAnswer, myPosition } = date;
  const [isChanging, setChanging] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const answeredAt = useRef(Number.NEGATIVE_INFINITY);
  const { mutate } = useDateAnswer(clubId);
  const confirmLeaving = useLeaveQuestion(clubId);
  const isSecondTap = ({ timeStamp }: MouseEvent) => timeStamp - answeredAt.current < DOUBLE_TAP;
  const isFull = isFullForViewer(date);

  async function press(isYes: boolean, event: MouseEvent) {
    if (isSecondTap(event)) return;
    answeredAt.current = event.timeStamp;
    const isLeaving = isYes ? false : await decideToLeave();
    if (isLeaving !== null) say(!isLeaving);
  }

  /** Resolves to null for no answer. */
  async function decideToLeave(): Promise<boolean | null> {
    const { meetingDate, meetingTime, hasSeat } = date;
    if ((myAnswer !== true && !hasSeat) || !meetingDate || !meetingTime) return true;
    return confirmLeaving({ meetingDate, meetingTime }, mayReturn);
  }

  function say(going: boolean) {
    setChanging(false);
    // The pressed button is about to disappear, so move the focus to the answer.
    frame.current?.focus({ preventScroll: true });
    if (going === myAnswer && !mustAnswer(date)) return;
    const answer = { clubId, going, seenAt: seenChange(date), isQueueing: going && isFull };
    mutate(answer, { onSuccess: () => onAnswered?.(going) });
  }

  const change = (
    <button
      type="button"
      className={styles.change}
      onClick={(event) => !isSecondTap(event) && setChanging(true)}
    >
      {answerWords.change}
    </button>
  );
  return (
    <div ref={frame} tabIndex={-1} className={styles.frame}>
      {!mustAnswer(date) && !isChanging ? (
        renderSaid(
          { going: myAnswer ?? true, position: myPosition },
          (myAnswer !== false || mayReturn) && change,
        )
      ) : (
        <div className={styles.choice}>
          <Button variant="weak" size={size} onClick={(event) => void press(false, event)}>
            {answerWords.notGoing}
          </Button>
          <Button
            variant={isFull ? 'tonal' : variant}
            size={size}
            onClick={(event) => void press(true, event)}
          >
            {isFull ? clubMessages.queue : answerWords.going}
          </Button>
        </div>
      )}
    </div>
  );
}

function saidLine({ going, position }: Said, change: ReactNode) {
  const answer = (
    <span className={going ? styles.yes : undefined}>
      {going ? <Check /> : <X />}‘{going ? answerWords.going : answerWords.notGoing}’로 답했어요
    </span>
  );
  const queued = (
    <span>
      <Hourglass />
      {position}번째로 기다려요
    </span>
  );
  return (
    <p className={styles.said}>
      {position ? queued : answer}
      {change}
    </p>
  );
}
