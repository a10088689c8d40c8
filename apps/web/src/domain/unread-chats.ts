import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

const unreadChats = createStore<number>(() => 0);

export function setUnreadChats(count: number): void {
  unreadChats.setState(count);
}

/** Fetches nothing: every page's bar uses it, and a request would delay the first view. */
export function useUnreadChats(): number {
  return useStore(unreadChats);
}
