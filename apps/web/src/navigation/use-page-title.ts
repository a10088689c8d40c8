import { useEffect } from 'react';
import { usePane } from '#web/ui/layout/pane.ts';
import { setPageTitle } from './page-title.ts';

export function usePageTitle(title?: string): void {
  // The window is named after what is open, not after the list beside it.
  const isBeside = usePane()?.isBeside;
  useEffect(() => {
    if (!isBeside) setPageTitle(title);
  }, [title, isBeside]);
}
