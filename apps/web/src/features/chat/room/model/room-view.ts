import type { Message } from '@azit/contract/chats/chat.schema';
import { createStore } from 'zustand/vanilla';
import { lastLoaded, type MessageWindow } from './message-window.ts';

/** Where the viewer is in the talk. */
export type RoomViewState = {
  /** The newest message that was on the screen while the page was visible. */
  seenSeq: number;
  isAtEnd: boolean;
};

export type RoomViewStore = ReturnType<typeof createRoomViewStore>;

export function createRoomViewStore() {
  return createStore<RoomViewState>(() => ({ seenSeq: 0, isAtEnd: true }));
}

/** How many messages of others lie below what was seen, loaded or not. */
export function countNewBelow(window: MessageWindow, seenSeq: number, viewerId: number): number {
  const first = window.messages[0]?.seq ?? 0;
  const below = window.messages.slice(Math.max(0, seenSeq - first + 1));
  const ofOthers = below.filter((message) => isFromOther(message, viewerId)).length;
  return ofOthers + Math.max(0, window.lastSeq - lastLoaded(window));
}

/** Lines of the room itself are nobody's. */
export function isFromOther({ sender }: Message, viewerId: number): boolean {
  return sender !== null && sender.memberId !== viewerId;
}
