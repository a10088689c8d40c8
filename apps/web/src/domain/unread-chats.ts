import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** How many messages wait in rooms whose notices are on; 0 until the live updates have asked. */
const unreadChats = createStore<number>(() => 0);

export function setUnreadChats(count: number): void {
  unreadChats.setState(count);
}

/** For the bars of every page: it fetches nothing, so that the first view waits for nothing. */
export function useUnreadChats(): number {
  return useStore(unreadChats);
}
