import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { errorMessage } from '#web/api/error.ts';
import { requestMessages } from '#web/api/request-copy.ts';
import { useThrottled } from '#web/lib/use-throttled.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import styles from './infinite-list.module.css';
import { ListItems, type ListItemsProps } from './list-items.tsx';
import type { InfiniteListState } from './use-infinite-list.ts';

type ItemsProps<Item> =
  | Omit<ListItemsProps<Item>, 'items' | 'getId'>
  | { renderItems: (items: readonly Item[]) => ReactNode };

export type InfiniteListProps<Item> = ItemsProps<Item> & {
  list: InfiniteListState<Item>;
  skeleton: ReactNode;
  empty: ReactNode;
  errorText?: string;
};

const scrollThrottle = 300;

export function InfiniteList<Item>(props: InfiniteListProps<Item>) {
  const { list, skeleton, empty, errorText } = props;
  const { items, getId, error, hasMore, isFetching, isLoadingMore } = list;
  const reachEnd = useThrottled(list.loadMore, scrollThrottle);

  if (list.isPending) return skeleton;
  if (items.length === 0 && !error) return empty;
  return (
    <>
      {items.length > 0 &&
        ('renderItems' in props ? (
          props.renderItems(items)
        ) : (
          <ListItems {...props} items={items} getId={getId} />
        ))}
      {error && (
        <ErrorState
          message={errorText ?? errorMessage(error)}
          onRetry={list.retry}
          retrying={list.isRetrying}
        />
      )}
      {hasMore && !error && (
        <div className={styles.more}>
          {!isLoadingMore && (
            <EndSentinel key={`${items.length} ${isFetching}`} onReach={reachEnd} />
          )}
          <Button variant="weak" size="medium" loading={isLoadingMore} onClick={list.loadMore}>
            {requestMessages.more}
          </Button>
        </div>
      )}
    </>
  );
}

const lookahead = '0px 0px 400px';

/**
 * Mount a new sentinel for each fetch: an IntersectionObserver does not fire again while its target
 * stays in view.
 */
function EndSentinel({ onReach }: { onReach: () => void }) {
  const target = useRef<HTMLDivElement>(null);
  const reached = useEffectEvent(onReach);

  useEffect(() => {
    const element = target.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) reached();
      },
      { root: element.closest('[data-list-pane]'), rootMargin: lookahead },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return <div ref={target} aria-hidden="true" />;
}
