import { REPORT_REASON_MAX } from '@azit/contract/reports/report.schema';
import { zodResolver } from '@hookform/resolvers/zod';
import { type ReactNode, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { messageOf } from '#web/api/error.ts';
import { feedbackMessages } from '#web/domain/copy/feedback.ts';
import { FormPage } from '#web/forms/form-page.tsx';
import { useKeptEntry } from '#web/forms/kept-entry.ts';
import { useUnsavedChangesPrompt } from '#web/forms/use-unsaved-changes-prompt.ts';
import { showAlert } from '#web/notify/notify.ts';
import { type Choice, ChoiceGroup } from '#web/ui/fields/choice-group.tsx';
import { TextareaField } from '#web/ui/fields/textarea-field.tsx';
import { type ReasonForm, type Report, readReport, reasonForm } from '../model/report-form.ts';
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
  const kept = useKeptEntry(readReport);
  const [category, setCategory] = useState(() => chosenAmong(props.choices, kept?.category));
  const { register, control, formState, handleSubmit } = useForm<ReasonForm>({
    resolver: zodResolver(reasonForm),
    mode: 'onTouched',
    defaultValues: { reason: kept?.reason ?? '' },
  });
  const { errors, isDirty, isSubmitting } = formState;
  const { reason } = useWatch({ control });
  const reasonIssue = reasonForm.safeParse({ reason }).error?.issues[0]?.message;
  const missing = category === null ? feedbackMessages.reportReasonNeeded : reasonIssue;
  const allowLeaving = useUnsavedChangesPrompt(isDirty || kept !== undefined, { category, reason });

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
    <FormPage
      topBar={props.topBar}
      className={styles.form}
      intro={<div className={styles.about}>{props.children}</div>}
      submitLabel="신고하기"
      missing={missing}
      sending={isSubmitting}
      onSubmit={handleSubmit(submit)}
    >
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
    </FormPage>
  );
}

function chosenAmong<Category extends string>(
  choices: readonly Choice<Category>[],
  category: string | null | undefined,
): Category | null {
  return choices.find(({ value }) => value === category)?.value ?? null;
}
