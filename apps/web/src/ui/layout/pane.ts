import { createContext, useContext } from 'react';

type Pane = {
  isBeside: boolean;
  openPath: string | null;
  /** The list calls this with the path of its first item, which is shown while no item is open. */
  onFirstItem?: (path: string | null) => void;
};

export const PaneContext = createContext<Pane | null>(null);

export function usePane(): Pane | null {
  return useContext(PaneContext);
}

/**
 * A document should have one h1. The open item has the h1, so the title of the list beside it is an
 * h2.
 */
export function useTitleTag(): 'h1' | 'h2' {
  return usePane()?.isBeside ? 'h2' : 'h1';
}

export function usePaneLink(to: string) {
  return { 'aria-current': usePane()?.openPath === to ? ('true' as const) : undefined };
}
