import { type ComponentProps, type ReactNode, useId } from 'react';
import { ActionBar } from '#web/ui/actions/action-bar.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { EntryForm } from './entry-form.tsx';

type FormPageProps = Pick<ComponentProps<typeof EntryForm>, 'className' | 'onSubmit'> & {
  topBar: ReactNode;
  /** Shown above the form. */
  intro?: ReactNode;
  /** The fields. */
  children: ReactNode;
  /** Shown below the form. */
  outro?: ReactNode;
  submitLabel: string;
  /** Why the form cannot be submitted yet. */
  missing: string | undefined;
  sending: boolean;
};

/** A page with one form, submitted by the button in its action bar. */
export function FormPage({ topBar, intro, children, outro, ...form }: FormPageProps) {
  const formId = useId();
  return (
    <Page
      padded
      topBar={topBar}
      actionBar={
        <ActionBar note={form.missing}>
          <Button
            full
            type="submit"
            form={formId}
            disabled={form.missing !== undefined}
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
