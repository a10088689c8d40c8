import { Sparkles } from 'lucide-react';
import { clubMessages } from '#web/domain/copy/club.ts';
import { ClubList } from '#web/features/club-cards/components/club-list.tsx';
import { whyRecommended } from '#web/features/club-cards/components/why-recommended.tsx';
import { useInfiniteList } from '#web/lists/use-infinite-list.ts';
import { paths } from '#web/navigation/paths.ts';
import { discoveryQueries } from '#web/queries/discovery-queries.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import type { PanelProps } from './panel-props.ts';

type RecommendPanelProps = Pick<PanelProps, 'today' | 'inserted'> & { memberId: number };

export function RecommendPanel({ memberId, today, inserted }: RecommendPanelProps) {
  const list = useInfiniteList(discoveryQueries.recommended(memberId, today));
  return (
    <ClubList
      list={list}
      label="추천 아지트"
      noteOf={whyRecommended}
      inserted={inserted}
      empty={
        <EmptyState
          icon={<Sparkles aria-hidden />}
          title={clubMessages.noRecommendation}
          action={
            <ButtonLink to={paths.memberEdit(memberId)} variant="tonal" size="medium">
              {clubMessages.chooseInterests}
            </ButtonLink>
          }
        />
      }
    />
  );
}
