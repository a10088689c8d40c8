import type { ClubCard } from '@azit/contract/clubs/club.schema';
import { SearchX } from 'lucide-react';
import { clubMessages } from '#web/domain/copy/club.ts';
import { filterMessages } from '#web/domain/copy/finding/filter.ts';
import { hasFilters, noFilters } from '#web/domain/finding/club-filters.ts';
import { ClubList } from '#web/features/club-cards/components/club-list.tsx';
import { useCardReasons } from '#web/features/club-cards/model/use-card-reasons.ts';
import { useFilters } from '#web/features/filters/model/use-filters.ts';
import { MarkedText } from '#web/features/search/components/marked-text.tsx';
import { MatchNote } from '#web/features/search/components/match-note.tsx';
import { SearchNotice } from '#web/features/search/components/search-notice.tsx';
import { SingleWords } from '#web/features/search/components/single-words.tsx';
import { foundText } from '#web/features/search/model/found-text.ts';
import { listSingleWords, splitWords } from '#web/features/search/model/keyword.ts';
import { findOffCardMatch } from '#web/features/search/model/match-off-card.ts';
import { readSearchInfo } from '#web/features/search/model/search-info.ts';
import type { useSearchKeyword } from '#web/features/search/model/use-search-keyword.ts';
import { useSeoulToday } from '#web/lib/use-seoul-today.ts';
import { useInfiniteList } from '#web/lists/use-infinite-list.ts';
import { discoveryQueries } from '#web/queries/discovery-queries.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ListFilters } from '../filters/list-filters.tsx';
import { NoMatch } from '../filters/no-match.tsx';
import styles from './search-screen.module.css';

type SearchResultsProps = Pick<
  ReturnType<typeof useSearchKeyword>,
  'keyword' | 'isExact' | 'searchExactly'
> & { onOpen: () => void; onChoose: (word: string) => void };

export function SearchResults(props: SearchResultsProps) {
  const { keyword, isExact, searchExactly, onOpen, onChoose } = props;
  const { filters, setFilters } = useFilters();
  const reasons = useCardReasons();
  const today = useSeoulToday();
  const listWith = (nextFilters: typeof filters) =>
    discoveryQueries.search({ keyword, isExact }, nextFilters, today);
  const list = useInfiniteList(listWith(filters));
  const searchInfo = readSearchInfo(list.firstPage);
  const words = splitWords(`${keyword} ${searchInfo?.understoodAs ?? ''}`);
  const alone = listSingleWords(keyword);

  function renderNote(club: ClubCard) {
    const match = findOffCardMatch(club, words);
    return match && <MatchNote match={match} words={words} />;
  }

  return (
    <>
      <ListFilters
        filters={filters}
        listWith={listWith}
        counted={{ keyword, isExact }}
        onChange={setFilters}
      />
      {searchInfo && <SearchNotice searchInfo={searchInfo} onExact={searchExactly} />}
      {/* Reserve space for the count, so that the cards do not shift when they replace their
         skeletons. */}
      <div className={list.isPending || list.items.length > 0 ? styles.found : 'visually-hidden'}>
        <p role="status">
          {list.items.length > 0 && foundText(list.total)}
          {!list.isPending && !list.error && list.items.length === 0 && foundText(0)}
        </p>
        {list.items.length > 0 && hasFilters(filters) && (
          <button type="button" className={styles.clear} onClick={() => setFilters(noFilters)}>
            {filterMessages.clear}
          </button>
        )}
      </div>
      <ClubList
        list={list}
        label="검색 결과"
        emphasise={(text) => <MarkedText text={text} words={words} />}
        renderNote={renderNote}
        onOpen={onOpen}
        reasons={reasons}
        empty={
          hasFilters(filters) ? (
            <NoMatch
              title={clubMessages.nothingFound(keyword)}
              onClear={() => setFilters(noFilters)}
            />
          ) : (
            <EmptyState
              icon={<SearchX />}
              title={clubMessages.nothingFound(keyword)}
              how="다른 낱말이나 첫소리로 다시 찾아보세요."
              action={alone.length > 0 && <SingleWords words={alone} onChoose={onChoose} />}
            />
          )
        }
      />
    </>
  );
}
