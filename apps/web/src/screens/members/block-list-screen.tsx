import { blockMessages } from '#web/domain/copy/block.ts';
import { BlockList } from '#web/features/blocks/components/block-list.tsx';
import { BackBar } from '#web/navigation/back-bar.tsx';
import { paths } from '#web/navigation/paths.ts';
import { usePageTitle } from '#web/navigation/use-page-title.ts';
import { Page } from '#web/ui/layout/page.tsx';
import { OwnPage } from './own-page.tsx';

export function BlockListScreen() {
  usePageTitle(blockMessages.title);
  return (
    <OwnPage>
      {(own) => (
        <Page
          topBar={
            <BackBar title={blockMessages.title} fallback={paths.memberSetting(own.memberId)} />
          }
        >
          <BlockList />
        </Page>
      )}
    </OwnPage>
  );
}
