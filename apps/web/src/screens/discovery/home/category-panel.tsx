import { largeCategoryNames } from '#web/domain/copy/category.ts';
import { clubMessages } from '#web/domain/copy/club.ts';
import { ClubList } from '#web/features/club-cards/components/club-list.tsx';
import { CategoryTiles } from '#web/features/feed/components/category-tiles.tsx';
import { useInfiniteList } from '#web/lists/use-infinite-list.ts';
import { discoveryQueries } from '#web/queries/discovery-queries.ts';
import { NoClubs } from './no-clubs.tsx';
import type { PanelProps } from './panel-props.ts';

export function CategoryPanel({ feed: { cl }, move, today, onOpen, inserted }: PanelProps) {
  const list = useInfiniteList(discoveryQueries.byCategory(cl, today));
  return (
    <>
      <CategoryTiles value={cl} onChange={(next) => move({ cl: next })} />
      <ClubList
        list={list}
        label={`${largeCategoryNames[cl]} 아지트`}
        onOpen={onOpen}
        inserted={inserted}
        empty={<NoClubs title={clubMessages.noneInCategory} />}
      />
    </>
  );
}
