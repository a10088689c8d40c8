import { ListFilters, type ListFiltersProps } from '../filters/list-filters.tsx';
import type { PanelProps } from './panel-props.ts';

type FeedFiltersProps = Pick<PanelProps, 'feed' | 'move'> & Pick<ListFiltersProps, 'listWith'>;

/** The filters of the feed: every tab has the same. */
export function FeedFilters({ feed, move, listWith }: FeedFiltersProps) {
  return (
    <ListFilters
      filters={feed.filters}
      listWith={listWith}
      onChange={(filters, { replace = false } = {}) => move({ filters }, { undoable: !replace })}
    />
  );
}
