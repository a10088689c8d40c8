import { CalendarPlus } from 'lucide-react';
import { clubMessages } from '#web/domain/copy/club.ts';
import { hasFilters, noFilters } from '#web/domain/finding/club-filters.ts';
import { paths } from '#web/navigation/paths.ts';
import { TonalLink } from '#web/ui/actions/tonal-link.tsx';
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
      icon={<CalendarPlus />}
      title={title}
      action={<TonalLink to={paths.clubCreate}>{clubMessages.create}</TonalLink>}
    />
  );
}
