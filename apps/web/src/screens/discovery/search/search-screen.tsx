import { Search } from 'lucide-react';
import { clubMessages } from '#web/domain/copy/club.ts';
import { searchMessages } from '#web/domain/copy/finding/search.ts';
import { RecentWords } from '#web/features/search/components/recent-words.tsx';
import { SearchField } from '#web/features/search/components/search-field.tsx';
import { useRecentWords } from '#web/features/search/model/use-recent-words.ts';
import { useSearchWord } from '#web/features/search/model/use-search-word.ts';
import { BackButton } from '#web/navigation/back-button.tsx';
import { usePageTitle } from '#web/navigation/use-page-title.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { useTitleTag } from '#web/ui/layout/pane.ts';
import { SearchResults } from './search-results.tsx';
import styles from './search-screen.module.css';

export function SearchScreen() {
  usePageTitle(searchMessages.searchTitle);
  const word = useSearchWord();
  const recent = useRecentWords();
  const Title = useTitleTag();
  const { keyword, typed, askNow } = word;

  function choose(text: string) {
    askNow(text);
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
          <RecentWords recent={recent} onChoose={choose} />
          <EmptyState
            icon={<Search aria-hidden />}
            title={clubMessages.searchPrompt}
            how={searchMessages.searchHint}
          />
        </>
      )}
    </Page>
  );
}
