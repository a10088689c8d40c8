import { createContext, useContext } from 'react';

/** A list that stands beside what it opens, on wide screens; null where a page has the screen alone. */
type Pane = {
  /** Something of the list is open: that is the page now, with the title and the h1. */
  isBeside: boolean;
  /** The address of what is open. */
  openPath: string | null;
};

export const PaneContext = createContext<Pane | null>(null);

export function usePane(): Pane | null {
  return useContext(PaneContext);
}

/** The element of a page's title: a document has one h1. */
export function useTitleTag(): 'h1' | 'h2' {
  return usePane()?.isBeside ? 'h2' : 'h1';
}

/** For a link of a list: marks what is open, and puts another in its place, so that one Back closes it. */
export function usePaneLink(to: string) {
  const pane = usePane();
  return {
    'aria-current': pane?.openPath === to ? ('true' as const) : undefined,
    replace: pane?.isBeside ?? false,
  };
}
