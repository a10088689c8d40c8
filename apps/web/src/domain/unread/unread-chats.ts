import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

const unreadChats = createStore<number>(() => 0);

export function setUnreadChats(count: number): void {
  unreadChats.setState(count);
}

/**
 * Reads only the stored count: the bar of every page uses this hook, and a request would delay the
 * first view.
 */
export function useUnreadChats(): number {
  return useStore(unreadChats);
}
