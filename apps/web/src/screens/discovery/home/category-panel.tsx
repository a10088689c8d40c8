import { largeCategoryNames } from '#web/domain/copy/category.ts';
import { clubMessages } from '#web/domain/copy/club.ts';
import { ClubList } from '#web/features/club-cards/components/club-list.tsx';
import { CategoryTiles } from '#web/features/feed/components/category-tiles.tsx';
import { useInfiniteList } from '#web/lists/use-infinite-list.ts';
import { discoveryQueries } from '#web/queries/discovery-queries.ts';
import { FeedFilters } from './feed-filters.tsx';
import { NoClubs } from './no-clubs.tsx';
import type { PanelProps } from './panel-props.ts';

export function CategoryPanel({ feed, move, today, isCompact, ...cards }: PanelProps) {
  const { cl, filters } = feed;
  const listWith = (nextFilters: typeof filters) =>
    discoveryQueries.byCategory(cl, nextFilters, today);
  const list = useInfiniteList(listWith(filters));
  return (
    <>
      <CategoryTiles value={cl} isFolded={isCompact} onChange={(next) => move({ cl: next })} />
      <FeedFilters feed={feed} move={move} listWith={listWith} counted={{ cl }} />
      <ClubList
        list={list}
        label={`${largeCategoryNames[cl]} 아지트`}
        empty={<NoClubs feed={feed} move={move} title={clubMessages.noneInCategory} />}
        {...cards}
      />
    </>
  );
}
