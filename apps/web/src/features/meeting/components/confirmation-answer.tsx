import type { Confirmation } from '@azit/contract/clubs/club.schema';
import { useState } from 'react';
import { messageOf } from '#web/api/error.ts';
import { meetingMessages } from '#web/domain/copy/meeting.ts';
import { confirm, showAlert, toast } from '#web/notify/notify.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { useConfirmGoing } from '../api/use-confirm-going.ts';
import styles from './confirmation-answer.module.css';

type ConfirmationAnswerProps = { clubId: number; answer: Confirmation };

/** 갈게요 or 못 가요, answered in place; the answer can be changed until the start. */
export function ConfirmationAnswer({ clubId, answer }: ConfirmationAnswerProps) {
  const [isChanging, setChanging] = useState(false);
  const send = useConfirmGoing(clubId);

  async function say(going: boolean) {
    if (!going && !(await confirmLeaving())) return;
    try {
      await send.mutateAsync(going);
      setChanging(false);
      if (!going) toast(meetingMessages.seatGivenBack);
    } catch (error) {
      await showAlert(`${meetingMessages.answerFailed}\n${messageOf(error)}`);
    }
  }

  if (answer === 'GOING' && !isChanging) {
    return (
      <p className={styles.said}>
        <span>{meetingMessages.saidGoing}</span>
        <button type="button" className={styles.change} onClick={() => setChanging(true)}>
          답 바꾸기
        </button>
      </p>
    );
  }
  const { isPending, variables } = send;
  return (
    <div className={styles.choice}>
      <Button
        variant="weak"
        size="small"
        loading={isPending && variables === false}
        onClick={() => void say(false)}
      >
        {meetingMessages.notGoing}
      </Button>
      <Button
        variant="tonal"
        size="small"
        loading={isPending && variables === true}
        onClick={() => void say(true)}
      >
        {meetingMessages.going}
      </Button>
    </div>
  );
}

function confirmLeaving(): Promise<boolean> {
  return confirm({
    title: meetingMessages.notGoingQuestion,
    description: meetingMessages.notGoingDescription,
    confirmLabel: meetingMessages.notGoing,
    cancelLabel: '돌아가기',
  });
}
