import { REPORT_REASON_MAX } from '@azit/contract/reports/report.schema';
import { zodResolver } from '@hookform/resolvers/zod';
import { type ReactNode, useId, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { messageOf } from '#web/lib/api-error.ts';
import { EntryForm } from '#web/lib/entry-form.tsx';
import { feedbackMessages } from '#web/lib/messages/feedback.ts';
import { showAlert } from '#web/lib/notify.ts';
import { useLeaveQuestion } from '#web/lib/use-leave-question.ts';
import { ActionBar } from '#web/ui/action-bar.tsx';
import { Button } from '#web/ui/button.tsx';
import { type Choice, ChoiceGroup } from '#web/ui/choice-group.tsx';
import { Page } from '#web/ui/page.tsx';
import { TextareaField } from '#web/ui/textarea-field.tsx';
import { type ReasonForm, type Report, reasonForm } from '../model/report-form.ts';
import styles from './report-form.module.css';

type ReportFormProps<Category extends string> = {
  choices: readonly Choice<Category>[];
  topBar: ReactNode;
  /** Above the form: whom or what it is about, and a warning. */
  children: ReactNode;
  send: (report: Report<Category>) => Promise<unknown>;
  onSent: () => void;
};

export function ReportForm<Category extends string>(props: ReportFormProps<Category>) {
  const formId = useId();
  const [category, setCategory] = useState<Category | null>(null);
  const { register, control, formState, handleSubmit } = useForm<ReasonForm>({
    resolver: zodResolver(reasonForm),
    mode: 'onTouched',
    defaultValues: { reason: '' },
  });
  const { errors, isDirty, isSubmitting } = formState;
  const reasonIssue = reasonForm.safeParse(useWatch({ control })).error?.issues[0]?.message;
  const missing = category === null ? feedbackMessages.reportReasonNeeded : reasonIssue;
  const allowLeaving = useLeaveQuestion(isDirty);

  async function submit({ reason }: ReasonForm) {
    if (category === null) return;
    try {
      await props.send({ category, reason: reason || null });
    } catch (error) {
      await showAlert(messageOf(error));
      return;
    }
    await showAlert(feedbackMessages.reported);
    allowLeaving();
    props.onSent();
  }

  return (
    <Page
      padded
      topBar={props.topBar}
      actionBar={
        <ActionBar note={missing}>
          <Button
            full
            type="submit"
            form={formId}
            disabled={missing !== undefined}
            loading={isSubmitting}
          >
            신고하기
          </Button>
        </ActionBar>
      }
    >
      <div className={styles.about}>{props.children}</div>
      <EntryForm id={formId} className={styles.form} onSubmit={handleSubmit(submit)}>
        <ChoiceGroup
          look="list"
          legend="어떤 점이 문제인가요?"
          options={props.choices}
          value={category}
          onChange={setCategory}
        />
        <TextareaField
          {...register('reason')}
          label="자세한 이유"
          optional
          rows={4}
          maxCount={REPORT_REASON_MAX}
          error={errors.reason?.message}
        />
      </EntryForm>
    </Page>
  );
}
