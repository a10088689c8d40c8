import { useEffect } from 'react';
import { usePane } from '#web/ui/layout/pane.ts';
import { setPageTitle } from './page-title.ts';

export function usePageTitle(title?: string): void {
  // On a wide screen a list is shown beside the open item. Only the open item sets the window
  // title.
  const isBeside = usePane()?.isBeside;
  useEffect(() => {
    if (!isBeside) setPageTitle(title);
  }, [title, isBeside]);
}
