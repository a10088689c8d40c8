import { blockMessages } from '#web/domain/copy/block.ts';
import { BlockList } from '#web/features/blocks/components/block-list.tsx';
import { BackButton } from '#web/navigation/back-button.tsx';
import { paths } from '#web/navigation/paths.ts';
import { usePageTitle } from '#web/navigation/use-page-title.ts';
import { Page } from '#web/ui/layout/page.tsx';
import { TopBar } from '#web/ui/layout/top-bar.tsx';
import { OwnPage } from './own-page.tsx';

export function BlockListScreen() {
  usePageTitle(blockMessages.title);
  return (
    <OwnPage>
      {(own) => (
        <Page
          topBar={
            <TopBar
              title={blockMessages.title}
              leading={<BackButton fallback={paths.memberSetting(own.memberId)} />}
            />
          }
        >
          <BlockList />
        </Page>
      )}
    </OwnPage>
  );
}
