import { createContext, useContext } from 'react';

type Pane = {
  isBeside: boolean;
  openPath: string | null;
  /** The list reports its first item, which is shown while nothing is open. */
  onFirstItem?: (path: string | null) => void;
};

export const PaneContext = createContext<Pane | null>(null);

export function usePane(): Pane | null {
  return useContext(PaneContext);
}

/** A document has one h1: the title of the other pane is an h2. */
export function useTitleTag(): 'h1' | 'h2' {
  return usePane()?.isBeside ? 'h2' : 'h1';
}

export function usePaneLink(to: string) {
  return { 'aria-current': usePane()?.openPath === to ? ('true' as const) : undefined };
}
