import { Hammer } from 'lucide-react';
import type { ReactNode } from 'react';
import { BackButton } from '#web/lib/back-button.tsx';
import { appMessages } from '#web/lib/messages/app.ts';
import { usePageTitle } from '#web/lib/use-page-title.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Page } from '#web/ui/page.tsx';
import { TopBar } from '#web/ui/top-bar.tsx';

type UnbuiltScreenProps = { title: string; leading?: ReactNode };

/** The place of a screen that is still to come: right title, right way back, and the plain truth. */
export function UnbuiltScreen({ title, leading = <BackButton /> }: UnbuiltScreenProps) {
  usePageTitle(title);
  return (
    <Page topBar={<TopBar title={title} leading={leading} />} padded>
      <EmptyState icon={<Hammer aria-hidden />} title={appMessages.unfinishedScreen} />
    </Page>
  );
}
