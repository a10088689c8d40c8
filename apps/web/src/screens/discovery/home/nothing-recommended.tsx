import { Sparkles } from 'lucide-react';
import { clubMessages } from '#web/domain/copy/club.ts';
import { paths } from '#web/navigation/paths.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';

export function NothingRecommended({ memberId }: { memberId: number }) {
  return (
    <EmptyState
      icon={<Sparkles aria-hidden />}
      title={clubMessages.noRecommendation}
      action={
        <ButtonLink to={paths.memberEdit(memberId)} variant="tonal" size="medium">
          {clubMessages.chooseInterests}
        </ButtonLink>
      }
    />
  );
}
