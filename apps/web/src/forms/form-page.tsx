import { type ComponentProps, type ReactNode, useId } from 'react';
import { ActionBar } from '#web/ui/actions/action-bar.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { EntryForm } from './entry-form.tsx';

type FormPageProps = Pick<ComponentProps<typeof EntryForm>, 'className' | 'onSubmit'> & {
  topBar: ReactNode;
  /** Above the form: what it is about. */
  intro?: ReactNode;
  /** The fields. */
  children: ReactNode;
  /** Below the form. */
  outro?: ReactNode;
  submitLabel: string;
  /** What still keeps the form from being sent, in words. */
  missing: string | undefined;
  sending: boolean;
};

/** A page that is one form, sent by the button in its action bar. */
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
