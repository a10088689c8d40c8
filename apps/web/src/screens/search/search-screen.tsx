import { Search } from 'lucide-react';
import { RecentWords } from '#web/features/search/components/recent-words.tsx';
import { SearchField } from '#web/features/search/components/search-field.tsx';
import { useRecentWords } from '#web/features/search/model/use-recent-words.ts';
import { useSearchWord } from '#web/features/search/model/use-search-word.ts';
import { BackButton } from '#web/lib/back-button.tsx';
import { clubMessages } from '#web/lib/messages/club.ts';
import { discoveryMessages } from '#web/lib/messages/discovery.ts';
import { usePageTitle } from '#web/lib/use-page-title.ts';
import { SearchResults } from '#web/screens/search/search-results.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Page } from '#web/ui/page.tsx';
import styles from './search-screen.module.css';

export function SearchScreen() {
  usePageTitle(discoveryMessages.searchTitle);
  const word = useSearchWord();
  const recent = useRecentWords();
  const { keyword, typed, askNow } = word;

  function choose(text: string) {
    askNow(text);
    recent.add(text);
  }

  const header = (
    <header className={styles.header}>
      <h1 className="visually-hidden">{discoveryMessages.searchTitle}</h1>
      <BackButton />
      <SearchField {...word} onSubmit={() => typed.trim() && choose(typed.trim())} />
    </header>
  );
  return (
    <Page topBar={header}>
      {keyword ? (
        <SearchResults keyword={keyword} onOpen={() => recent.add(keyword)} />
      ) : (
        <>
          <RecentWords recent={recent} onChoose={choose} />
          <EmptyState
            icon={<Search aria-hidden />}
            title={clubMessages.searchPrompt}
            how={discoveryMessages.searchHint}
          />
        </>
      )}
    </Page>
  );
}
