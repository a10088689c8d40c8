import { Sparkles } from 'lucide-react';
import { ClubList } from '#web/features/club-cards/components/club-list.tsx';
import { useRecommend } from '#web/features/feed/api/use-recommend.ts';
import { clubMessages } from '#web/lib/messages/club.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

type RecommendPanelProps = { memberId: number; today: string };

export function RecommendPanel({ memberId, today }: RecommendPanelProps) {
  const list = useRecommend(memberId, today);
  return (
    <ClubList
      list={list}
      label="추천 아지트"
      empty={
        <EmptyState
          icon={<Sparkles aria-hidden />}
          title={clubMessages.noRecommendation}
          action={
            <ButtonLink to={`/userpage/edit/${memberId}`} variant="tonal" size="medium">
              {clubMessages.chooseInterests}
            </ButtonLink>
          }
        />
      }
    />
  );
}
