import { lazy, Suspense } from 'react';
import { ClubList, type ClubListProps } from '#web/features/club-cards/components/club-list.tsx';
import { ClubListSkeleton } from '#web/features/club-cards/components/club-list-skeleton.tsx';
import { reasonPhrase } from '#web/features/club-cards/model/reason-phrase.ts';
import { useInfiniteList } from '#web/lists/use-infinite-list.ts';
import { discoveryQueries } from '#web/queries/discovery-queries.ts';
import { FeedFilters } from './feed-filters.tsx';
import type { PanelProps } from './panel-props.ts';

const UpcomingClubs = lazy(async () => ({
  default: (await import('./upcoming-clubs.tsx')).UpcomingClubs,
}));

type RecommendPanelProps = Pick<PanelProps, 'feed' | 'move' | 'today'> &
  Pick<ClubListProps, 'inserted'> & { memberId: number };

/**
 * The server recommends only clubs that the member can apply to, so no card shows why the member
 * cannot join. The area sheet shows no district counts, because the server counts all clubs, not
 * only the recommended ones.
 */
export function RecommendPanel({ memberId, feed, move, today, inserted }: RecommendPanelProps) {
  const { filters } = feed;
  const listWith = (nextFilters: typeof filters) =>
    discoveryQueries.recommended(memberId, nextFilters, today);
  const list = useInfiniteList(listWith(filters));
  const isEmpty = !list.isPending && !list.error && list.items.length === 0;
  return (
    <>
      <FeedFilters feed={feed} move={move} listWith={listWith} />
      {isEmpty ? (
        <Suspense fallback={<ClubListSkeleton inserted={inserted} />}>
          <UpcomingClubs {...{ memberId, feed, move, today, inserted }} />
        </Suspense>
      ) : (
        <ClubList
          list={list}
          label="추천 아지트"
          getPhrase={reasonPhrase}
          inserted={inserted}
          empty={null}
        />
      )}
    </>
  );
}
