import { CalendarPlus } from 'lucide-react';
import { hasFilters, noFilters } from '#web/domain/club-filters.ts';
import { clubMessages } from '#web/domain/copy/club.ts';
import { paths } from '#web/navigation/paths.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { NoMatch } from '../filters/no-match.tsx';
import type { PanelProps } from './panel-props.ts';

type NoClubsProps = Pick<PanelProps, 'feed' | 'move'> & { title: string };

export function NoClubs({ feed, move, title }: NoClubsProps) {
  if (hasFilters(feed.filters)) {
    return <NoMatch onClear={() => move({ filters: noFilters }, { undoable: true })} />;
  }
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
