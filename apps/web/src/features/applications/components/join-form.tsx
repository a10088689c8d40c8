import { JOIN_ANSWER_MAX } from '@azit/contract/clubs/club.field';
import { zodResolver } from '@hookform/resolvers/zod';
import { type ReactNode, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { errorMessage } from '#web/api/error.ts';
import { clubMessages } from '#web/domain/copy/club.ts';
import { useApplyToClub } from '#web/features/applications/api/use-apply-to-club.ts';
import { FormPage } from '#web/forms/form-page.tsx';
import { useSavedDraft } from '#web/forms/saved-draft.ts';
import { useUnsavedChangesPrompt } from '#web/forms/use-unsaved-changes-prompt.ts';
import { showAlert } from '#web/notify/notify.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { TextareaField } from '#web/ui/fields/textarea-field.tsx';
import {
  joinForm,
  missingInJoin,
  readJoinForm,
  type JoinForm as Values,
} from '../model/join-form.ts';
import { usualReplyText } from '../model/usual-reply.ts';
import styles from './join-form.module.css';

const applicationSteps = [
  '호스트가 답변을 보고 수락해요',
  '결과가 나오면 알림으로 알려 드려요',
  '수락되기 전에는 언제든 취소할 수 있어요',
];
const queueSteps = [
  '호스트가 답변을 보고 미리 수락해요',
  '자리가 나서 차례가 오면 알림과 메일로 알려 드려요',
  '12시간 안에 답하면 함께할 수 있어요',
];

type JoinFormProps = {
  clubId: number;
  memberId: number;
  inviteKey?: string;
  /** True if the club is full: the application then enters the queue. */
  waitlist?: boolean;
  topBar: ReactNode;
  children: ReactNode;
  /**
   * Shown instead of the form if the viewer cannot apply. A form with an answer that the viewer has
   * typed stays open, and the server decides.
   */
  refusal: ReactNode;
  /** Further actions on the sheet that confirms the sent application. */
  next: ReactNode;
  onSent: () => void;
};

/**
 * What the confirmation shows. `waitlist` is stored when the application is sent, because the club
 * may become full while the confirmation is open.
 */
type Sent = { waitlist: boolean; usualReplyMinutes: number | undefined };

export function JoinForm(props: JoinFormProps) {
  const { clubId, memberId, inviteKey, waitlist = false, refusal } = props;
  const apply = useApplyToClub({ clubId, memberId, inviteKey, waitlist });
  const saved = useSavedDraft(readJoinForm);
  const { register, control, formState, handleSubmit } = useForm<Values>({
    resolver: zodResolver(joinForm),
    mode: 'onTouched',
    defaultValues: saved ?? { joinAnswer: '' },
  });
  const { errors } = formState;
  const values = useWatch({ control });
  const isEmpty = values.joinAnswer?.trim() === '';
  // If the viewer cannot apply when the form opens, show the refusal even if a draft restores an
  // answer.
  const [isRefusedAtStart] = useState(Boolean(refusal));
  const [sent, setSent] = useState<Sent | null>(null);
  const allowLeaving = useUnsavedChangesPrompt(!isEmpty && sent === null, values);

  async function send({ joinAnswer }: Values) {
    try {
      const { usualReplyMinutes } = await apply.mutateAsync(joinAnswer);
      setSent({ waitlist, usualReplyMinutes });
      allowLeaving();
    } catch (error) {
      await showAlert(errorMessage(error));
    }
  }

  if (refusal && (isEmpty || isRefusedAtStart)) return refusal;
  return (
    <>
      <FormPage
        topBar={props.topBar}
        className={styles.form}
        intro={props.children}
        submitLabel={waitlist ? clubMessages.queue : '신청 보내기'}
        missing={missingInJoin(values)}
        sending={apply.isPending}
        onSubmit={handleSubmit(send)}
        outro={<AfterApplying waitlist={waitlist} />}
      >
        <TextareaField
          {...register('joinAnswer')}
          label="답변"
          placeholder="호스트만 볼 수 있어요"
          hint="전화번호나 SNS 계정은 적지 마세요"
          maxCount={JOIN_ANSWER_MAX}
          error={isEmpty ? undefined : errors.joinAnswer?.message}
        />
      </FormPage>
      {sent && (
        <SentSheet {...sent} onClose={props.onSent}>
          {props.next}
        </SentSheet>
      )}
    </>
  );
}

function AfterApplying({ waitlist }: { waitlist: boolean }) {
  const steps = waitlist ? queueSteps : applicationSteps;
  return (
    <section className={styles.after}>
      <h2 className="text-card-title">신청하고 나면</h2>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  );
}

type SentSheetProps = Sent & { children: ReactNode; onClose: () => void };

function SentSheet({ waitlist, usualReplyMinutes, children, onClose }: SentSheetProps) {
  const confirm = (
    <Button full onClick={onClose}>
      확인
    </Button>
  );
  return (
    <Dialog
      open
      size="sheet"
      title={waitlist ? clubMessages.queued : clubMessages.applied}
      footer={confirm}
      onClose={onClose}
    >
      <p className={styles.sent}>
        {waitlist ? '차례가 오면 알림과 메일로 알려 드려요.' : usualReplyText(usualReplyMinutes)}
      </p>
      <div className={styles.next}>{children}</div>
    </Dialog>
  );
}
