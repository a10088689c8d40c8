import { useEffect } from 'react';
import { usePane } from '#web/ui/layout/pane.ts';
import { setPageTitle } from './page-title.ts';

export function usePageTitle(title?: string): void {
  // A wide screen shows a list beside the open item, and only the item sets the title.
  const isBeside = usePane()?.isBeside;
  useEffect(() => {
    if (!isBeside) setPageTitle(title);
  }, [title, isBeside]);
}
