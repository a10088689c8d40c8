import type { ReactNode } from 'react';
import { messageOf } from '#web/api/error.ts';
import { requestMessages } from '#web/api/request-copy.ts';
import { useThrottled } from '#web/lib/use-throttled.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { EndSentinel } from './end-sentinel.tsx';
import styles from './infinite-list.module.css';
import type { InfiniteListState } from './use-infinite-list.ts';

export type InfiniteListProps<Item> = {
  list: InfiniteListState<Item>;
  /** Names the list for screen readers. */
  label: string;
  renderItem: (item: Item) => ReactNode;
  skeleton: ReactNode;
  empty: ReactNode;
  className?: string | undefined;
};

const scrollThrottle = 300;

export function InfiniteList<Item>(props: InfiniteListProps<Item>) {
  const { list, label, renderItem, skeleton, empty, className } = props;
  const { items, idOf, error, hasMore, isLoadingMore } = list;
  const reachEnd = useThrottled(list.loadMore, scrollThrottle);

  if (list.isPending) return skeleton;
  if (items.length === 0 && !error) return empty;
  return (
    <>
      {items.length > 0 && (
        <ul className={className} aria-label={label}>
          {items.map((item) => (
            <li key={idOf(item)}>{renderItem(item)}</li>
          ))}
        </ul>
      )}
      {error && (
        <ErrorState message={messageOf(error)} onRetry={list.retry} retrying={list.isRetrying} />
      )}
      {hasMore && !error && (
        <div className={styles.more}>
          {!isLoadingMore && <EndSentinel key={items.length} onReach={reachEnd} />}
          <Button variant="weak" size="medium" loading={isLoadingMore} onClick={list.loadMore}>
            {requestMessages.more}
          </Button>
        </div>
      )}
    </>
  );
}
