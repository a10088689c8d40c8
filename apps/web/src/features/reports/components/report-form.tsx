import { REPORT_REASON_MAX } from '@azit/contract/reports/report.schema';
import { zodResolver } from '@hookform/resolvers/zod';
import type { ReactNode } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { errorMessage } from '#web/api/error.ts';
import { FormPage } from '#web/forms/form-page.tsx';
import { useSavedDraft } from '#web/forms/saved-draft.ts';
import { useUnsavedChangesPrompt } from '#web/forms/use-unsaved-changes-prompt.ts';
import { showAlert } from '#web/notify/notify.ts';
import { type Choice, ChoiceGroup } from '#web/ui/fields/choice-group.tsx';
import { TextareaField } from '#web/ui/fields/textarea-field.tsx';
import {
  missingInReport,
  type Report,
  readReport,
  reportForm,
  type ReportForm as Values,
} from '../model/report-form.ts';
import styles from './report-form.module.css';

type ReportFormProps<Category extends string> = {
  choices: readonly Choice<Category>[];
  topBar: ReactNode;
  children: ReactNode;
  warning?: string;
  send: (report: Report<Category>) => Promise<unknown>;
  onSent: () => void;
};

export function ReportForm<Category extends string>(props: ReportFormProps<Category>) {
  const saved = useSavedDraft(readReport);
  const { register, control, formState, handleSubmit } = useForm<Values>({
    resolver: zodResolver(reportForm),
    mode: 'onTouched',
    defaultValues: {
      category: chosenAmong(props.choices, saved?.category),
      reason: saved?.reason ?? '',
    },
  });
  const { errors, dirtyFields, isSubmitting } = formState;
  const values = useWatch({ control });
  // Warn only if a reason was typed: a lost category can be chosen again with one tap.
  const unsaved = dirtyFields.reason === true || saved !== undefined;
  const allowLeaving = useUnsavedChangesPrompt(unsaved, values);

  async function submit({ category, reason }: Values) {
    const chosen = chosenAmong(props.choices, category);
    if (chosen === null) return;
    try {
      await props.send({ category: chosen, reason: reason || null });
    } catch (error) {
      void showAlert(errorMessage(error));
      return;
    }
    void finish();
  }

  async function finish() {
    const read = await showAlert('신고를 접수했어요. 살펴보고 조치할게요.');
    allowLeaving();
    if (read) props.onSent();
  }

  return (
    <FormPage
      topBar={props.topBar}
      className={styles.form}
      intro={<div className={styles.about}>{props.children}</div>}
      submitLabel="신고하기"
      missing={missingInReport(values)}
      sending={isSubmitting}
      onSubmit={handleSubmit(submit)}
    >
      <Controller
        control={control}
        name="category"
        render={({ field }) => (
          <ChoiceGroup
            variant="list"
            legend="어떤 점이 문제인가요?"
            options={props.choices}
            value={chosenAmong(props.choices, field.value)}
            onChange={field.onChange}
            onBlur={field.onBlur}
            ref={field.ref}
          />
        )}
      />
      <TextareaField
        {...register('reason')}
        label="자세한 이유"
        optional
        rows={4}
        maxCount={REPORT_REASON_MAX}
        error={errors.reason?.message}
      />
      {props.warning && <p className="text-caption">{props.warning}</p>}
    </FormPage>
  );
}

function chosenAmong<Category extends string>(
  choices: readonly Choice<Category>[],
  category: string | null | undefined,
): Category | null {
  return choices.find(({ value }) => value === category)?.value ?? null;
}
