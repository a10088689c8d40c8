import { useEffect } from 'react';
import { usePane } from '#web/ui/layout/pane.ts';
import { setPageTitle } from './page-title.ts';

export function usePageTitle(title?: string): void {
  // The window title follows the open item, not the list next to it.
  const isBeside = usePane()?.isBeside;
  useEffect(() => {
    if (!isBeside) setPageTitle(title);
  }, [title, isBeside]);
}
