import type { ReactNode } from 'react';
import { BackButton } from '#web/navigation/back-button.tsx';
import { EmptyState, type EmptyStateProps } from '#web/ui/feedback/empty-state.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { TopBar } from '#web/ui/layout/top-bar.tsx';

type MessagePageProps = EmptyStateProps & {
  heading: string;
  action: ReactNode;
  leading?: ReactNode;
};

export function MessagePage({ heading, leading = <BackButton />, ...notice }: MessagePageProps) {
  return (
    <Page topBar={<TopBar title={heading} leading={leading} />}>
      <EmptyState {...notice} />
    </Page>
  );
}
