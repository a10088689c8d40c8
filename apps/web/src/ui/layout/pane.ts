import { createContext, useContext } from 'react';

/** A list shown next to the page it opens, on wide screens; null if a page has the screen alone. */
type Pane = {
  /** An item is open: it is the page now, with the title and the h1. */
  isBeside: boolean;
  /** The path of the open item. */
  openPath: string | null;
};

export const PaneContext = createContext<Pane | null>(null);

export function usePane(): Pane | null {
  return useContext(PaneContext);
}

/** The title's element: a document has one h1. */
export function useTitleTag(): 'h1' | 'h2' {
  return usePane()?.isBeside ? 'h2' : 'h1';
}

/**
 * For links in a list: marks the open item and replaces it in the history, so that one Back closes
 * it.
 */
export function usePaneLink(to: string) {
  const pane = usePane();
  return {
    'aria-current': pane?.openPath === to ? ('true' as const) : undefined,
    replace: pane?.isBeside ?? false,
  };
}
