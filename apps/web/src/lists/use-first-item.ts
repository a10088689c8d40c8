import { useEffect } from 'react';
import { usePane } from '#web/ui/layout/pane.ts';
import type { InfiniteListState } from './use-infinite-list.ts';

export function useFirstItem<Item>(
  { items, isPending }: Pick<InfiniteListState<Item>, 'items' | 'isPending'>,
  getPath: (item: Item) => string,
): void {
  const report = usePane()?.onFirstItem;
  const [first] = items;
  const path = first === undefined ? null : getPath(first);
  useEffect(() => {
    if (!isPending) report?.(path);
  }, [isPending, path, report]);
}
