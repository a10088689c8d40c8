import { createContext, useContext } from 'react';
import type { To } from 'react-router';

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

/** One h1 per document: the open item has it, so the list beside it has an h2. */
export function useTitleTag(): 'h1' | 'h2' {
  return usePane()?.isBeside ? 'h2' : 'h1';
}

export function usePaneLink(to: To | undefined) {
  return { 'aria-current': usePane()?.openPath === to ? ('true' as const) : undefined };
}
