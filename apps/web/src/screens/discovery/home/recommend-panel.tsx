import { Sparkles } from 'lucide-react';
import { hasFilters, noFilters } from '#web/domain/club-filters.ts';
import { clubMessages } from '#web/domain/copy/club.ts';
import { ClubList } from '#web/features/club-cards/components/club-list.tsx';
import { useInfiniteList } from '#web/lists/use-infinite-list.ts';
import { paths } from '#web/navigation/paths.ts';
import { discoveryQueries } from '#web/queries/discovery-queries.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { NoMatch } from '../filters/no-match.tsx';
import { FeedFilters } from './feed-filters.tsx';
import type { PanelProps } from './panel-props.ts';

type RecommendPanelProps = Omit<PanelProps, 'onOpen' | 'reasons'> & { memberId: number };

/** Everything in it can be applied to, so its cards need no reasons. */
export function RecommendPanel({ memberId, feed, move, today, inserted }: RecommendPanelProps) {
  const { filters } = feed;
  const listWith = (asked: typeof filters) => discoveryQueries.recommended(memberId, asked, today);
  const list = useInfiniteList(listWith(filters));
  return (
    <>
      <FeedFilters feed={feed} move={move} listWith={listWith} />
      <ClubList
        list={list}
        label="추천 아지트"
        inserted={inserted}
        empty={
          hasFilters(filters) ? (
            <NoMatch onClear={() => move({ filters: noFilters }, { undoable: true })} />
          ) : (
            <EmptyState
              icon={<Sparkles aria-hidden />}
              title={clubMessages.noRecommendation}
              action={
                <ButtonLink to={paths.memberEdit(memberId)} variant="tonal" size="medium">
                  {clubMessages.chooseInterests}
                </ButtonLink>
              }
            />
          )
        }
      />
    </>
  );
}
