import type { CountableList } from '../filters/area-filter-sheet.tsx';
import { ListFilters } from '../filters/list-filters.tsx';
import type { PanelProps } from './panel-props.ts';

type FeedFiltersProps = Pick<PanelProps, 'feed' | 'move'> &
  Pick<CountableList, 'listWith' | 'counted'>;

export function FeedFilters({ feed, move, ...list }: FeedFiltersProps) {
  return (
    <ListFilters
      filters={feed.filters}
      {...list}
      onChange={(filters, { replace = false } = {}) => move({ filters }, { undoable: !replace })}
    />
  );
}
