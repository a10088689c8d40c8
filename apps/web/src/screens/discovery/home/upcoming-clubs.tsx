import { Sparkles } from 'lucide-react';
import { clubMessages } from '#web/domain/copy/club.ts';
import { hasFilters, noFilters } from '#web/domain/finding/club-filters.ts';
import { ClubList, type ClubListProps } from '#web/features/club-cards/components/club-list.tsx';
import { useInfiniteList } from '#web/lists/use-infinite-list.ts';
import { paths } from '#web/navigation/paths.ts';
import { discoveryQueries } from '#web/queries/discovery-queries.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Sentences } from '#web/ui/layout/sentences.tsx';
import { NoMatch } from '../filters/no-match.tsx';
import type { PanelProps } from './panel-props.ts';
import styles from './upcoming-clubs.module.css';

type UpcomingClubsProps = Pick<PanelProps, 'feed' | 'move' | 'today'> &
  Pick<ClubListProps, 'inserted'> & { memberId: number };

/**
 * Shown to a member without recommendations: explains how to get some and lists the next clubs by
 * date.
 */
export function UpcomingClubs({ memberId, feed, move, today, inserted }: UpcomingClubsProps) {
  const list = useInfiniteList(discoveryQueries.upcoming(memberId, feed.filters, today));
  const isFiltered = hasFilters(feed.filters);
  const chooseInterests = (
    <ButtonLink to={paths.memberEdit(memberId)} variant="tonal" size="small">
      {clubMessages.chooseInterests}
    </ButtonLink>
  );
  return (
    <>
      {!isFiltered && list.items.length > 0 && (
        <>
          <div className={styles.intro}>
            <p>
              <Sentences text={clubMessages.noRecommendation} />
            </p>
            {chooseInterests}
          </div>
          <h2 className={styles.heading}>곧 모이는 아지트</h2>
        </>
      )}
      <ClubList
        list={list}
        label="곧 모이는 아지트"
        inserted={inserted}
        empty={
          isFiltered ? (
            <NoMatch onClear={() => move({ filters: noFilters }, { undoable: true })} />
          ) : (
            <EmptyState
              icon={<Sparkles />}
              title={clubMessages.noRecommendation}
              action={chooseInterests}
            />
          )
        }
      />
    </>
  );
}
