import { type ComponentProps, type ReactNode, useId } from 'react';
import { ActionBar } from '#web/ui/actions/action-bar.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { EntryForm } from './entry-form.tsx';

type FormPageProps = Pick<ComponentProps<typeof EntryForm>, 'className' | 'onSubmit'> & {
  topBar: ReactNode;
  intro?: ReactNode;
  children: ReactNode;
  outro?: ReactNode;
  submitLabel: string;
  missing: string | undefined;
  sending?: boolean;
  /** The uploaded fraction of a picture, shown as a bar instead of the text `missing`. */
  progress?: number | null;
  padded?: boolean;
};

export function FormPage({
  topBar,
  intro,
  children,
  outro,
  padded = true,
  ...form
}: FormPageProps) {
  const formId = useId();
  const { missing, progress = null } = form;
  return (
    <Page
      padded={padded}
      topBar={topBar}
      actionBar={
        <ActionBar note={<UploadNote missing={missing} progress={progress} />}>
          <Button
            full
            type="submit"
            form={formId}
            disabled={missing !== undefined}
            loading={form.sending}
          >
            {form.submitLabel}
          </Button>
        </ActionBar>
      }
    >
      {intro}
      <EntryForm id={formId} className={form.className} onSubmit={form.onSubmit}>
        {children}
      </EntryForm>
      {outro}
    </Page>
  );
}

type UploadNoteProps = { missing: string | undefined; progress: number | null };

export function UploadNote({ missing, progress }: UploadNoteProps) {
  if (progress === null) return missing;
  return <ProgressBar label="올리는 중이에요" value={progress * 100} />;
}
