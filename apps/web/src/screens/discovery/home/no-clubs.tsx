import { CalendarPlus } from 'lucide-react';
import { clubMessages } from '#web/domain/copy/club.ts';
import { paths } from '#web/navigation/paths.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';

export function NoClubs({ title }: { title: string }) {
  return (
    <EmptyState
      icon={<CalendarPlus aria-hidden />}
      title={title}
      action={
        <ButtonLink to={paths.clubCreate} variant="tonal" size="medium">
          {clubMessages.create}
        </ButtonLink>
      }
    />
  );
}
