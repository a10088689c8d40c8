import { type ComponentProps, type ReactNode, useId } from 'react';
import { ActionBar } from '#web/ui/actions/action-bar.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { EntryForm } from './entry-form.tsx';

type FormPageProps = Pick<ComponentProps<typeof EntryForm>, 'className' | 'onSubmit'> & {
  topBar: ReactNode;
  intro?: ReactNode;
  children: ReactNode;
  outro?: ReactNode;
  submitLabel: string;
  missing: string | undefined;
  sending: boolean;
};

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
