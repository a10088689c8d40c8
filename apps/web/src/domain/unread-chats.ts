import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** Unread messages in rooms that are not muted; 0 until live updates report. */
const unreadChats = createStore<number>(() => 0);

export function setUnreadChats(count: number): void {
  unreadChats.setState(count);
}

/** For the bars of every page: fetches nothing, so that it does not delay the first view. */
export function useUnreadChats(): number {
  return useStore(unreadChats);
}
