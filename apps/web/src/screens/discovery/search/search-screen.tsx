import { Search } from 'lucide-react';
import { clubMessages } from '#web/domain/copy/club.ts';
import { searchMessages } from '#web/domain/copy/finding/search.ts';
import { RecentKeywords } from '#web/features/search/components/recent-keywords.tsx';
import { SearchField } from '#web/features/search/components/search-field.tsx';
import { useRecentKeywords } from '#web/features/search/model/use-recent-keywords.ts';
import { useSearchKeyword } from '#web/features/search/model/use-search-keyword.ts';
import { BackButton } from '#web/navigation/back-button.tsx';
import { usePageTitle } from '#web/navigation/use-page-title.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { useTitleTag } from '#web/ui/layout/pane.ts';
import { SearchResults } from './search-results.tsx';
import styles from './search-screen.module.css';

export function SearchScreen() {
  usePageTitle(searchMessages.searchTitle);
  const word = useSearchKeyword();
  const recent = useRecentKeywords();
  const Title = useTitleTag();
  const { keyword, typed, searchNow } = word;

  function choose(text: string) {
    searchNow(text);
    recent.add(text);
  }

  const header = (
    <header className={styles.header}>
      <Title className="visually-hidden">{searchMessages.searchTitle}</Title>
      <BackButton />
      <SearchField {...word} onSubmit={() => typed.trim() && choose(typed.trim())} />
    </header>
  );
  return (
    <Page topBar={header}>
      {keyword ? (
        <SearchResults {...word} onOpen={() => recent.add(keyword)} onChoose={choose} />
      ) : (
        <>
          <RecentKeywords recent={recent} onChoose={choose} />
          <EmptyState
            icon={<Search />}
            title={clubMessages.searchPrompt}
            how="ㄷㅅ처럼 첫소리만 써도 찾을 수 있어요."
          />
        </>
      )}
    </Page>
  );
}
