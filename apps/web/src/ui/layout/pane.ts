import { createContext, useContext } from 'react';

type Pane = {
  isBeside: boolean;
  openPath: string | null;
};

export const PaneContext = createContext<Pane | null>(null);

export function usePane(): Pane | null {
  return useContext(PaneContext);
}

/** A document has one h1: the list's title becomes an h2 while an item is open beside it. */
export function useTitleTag(): 'h1' | 'h2' {
  return usePane()?.isBeside ? 'h2' : 'h1';
}

/** Replaces the open item in the history, so that one Back closes it. */
export function usePaneLink(to: string) {
  const pane = usePane();
  return {
    'aria-current': pane?.openPath === to ? ('true' as const) : undefined,
    replace: pane?.isBeside ?? false,
  };
}
