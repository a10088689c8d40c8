import { JOIN_ANSWER_MAX, joinAnswer } from '@azit/contract/clubs/club.field';
import { type ReactNode, useState } from 'react';
import { ApiError, messageOf } from '#web/api/error.ts';
import { clubMessages } from '#web/domain/copy/club.ts';
import { useApplyToClub } from '#web/features/applications/api/use-apply-to-club.ts';
import { FormPage } from '#web/forms/form-page.tsx';
import { useKeptEntry } from '#web/forms/kept-entry.ts';
import { useUnsavedChangesPrompt } from '#web/forms/use-unsaved-changes-prompt.ts';
import { showAlert } from '#web/notify/notify.ts';
import { TextareaField } from '#web/ui/fields/textarea-field.tsx';
import styles from './join-form.module.css';

type JoinFormProps = {
  clubId: number;
  memberId: number;
  topBar: ReactNode;
  /** The club and its question, above the answer. */
  children: ReactNode;
  onSent: () => void;
};

export function JoinForm({ clubId, memberId, topBar, children, onSent }: JoinFormProps) {
  const apply = useApplyToClub(clubId, memberId);
  const kept = useKeptEntry(readAnswer);
  const [answer, setAnswer] = useState(kept ?? '');
  const [left, setLeft] = useState(false);
  const missing = problemOf(answer);
  const allowLeaving = useUnsavedChangesPrompt(answer.trim() !== '', answer);

  async function send() {
    if (missing !== undefined) return;
    try {
      await apply.mutateAsync(answer);
    } catch (error) {
      const already = error instanceof ApiError && error.status === 409;
      await showAlert(already ? clubMessages.alreadyJoined : messageOf(error));
      return;
    }
    await showAlert(clubMessages.applied);
    allowLeaving();
    onSent();
  }

  return (
    <FormPage
      topBar={topBar}
      className={styles.form}
      intro={children}
      submitLabel="신청 보내기"
      missing={missing}
      sending={apply.isPending}
      onSubmit={send}
      outro={<AfterApplying />}
    >
      <TextareaField
        name="joinAnswer"
        value={answer}
        onChange={(event) => setAnswer(event.currentTarget.value)}
        onBlur={() => setLeft(true)}
        label="답변"
        placeholder="호스트만 볼 수 있어요"
        hint={clubMessages.noContactDetails}
        maxCount={JOIN_ANSWER_MAX}
        error={left && answer.trim() !== '' ? missing : undefined}
      />
    </FormPage>
  );
}

function AfterApplying() {
  return (
    <section className={styles.after}>
      <h2 className={styles.title}>신청하고 나면</h2>
      <ol className={styles.steps}>
        <li>호스트가 답변을 보고 승인해요</li>
        <li>결과는 프로필 &gt; 활동 내역에서 볼 수 있어요</li>
        <li>승인 전에는 언제든 취소할 수 있어요</li>
      </ol>
    </section>
  );
}

function readAnswer(stored: unknown): string | undefined {
  return typeof stored === 'string' ? stored : undefined;
}

function problemOf(answer: string): string | undefined {
  if (answer.trim() === '') return '답변을 쓰면 신청을 보낼 수 있어요.';
  return joinAnswer.safeParse(answer).error?.issues[0]?.message;
}
