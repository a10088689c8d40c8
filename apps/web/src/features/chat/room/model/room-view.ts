import type { Message } from '@azit/contract/chats/chat.schema';
import { createStore } from 'zustand/vanilla';

export type RoomViewState = {
  seenSeq: number;
  isAtEnd: boolean;
  /** The seq of the newest known message, which may not be loaded. */
  newestSeq: number;
  isLoadingOlder: boolean;
};

export type RoomViewStore = ReturnType<typeof createRoomViewStore>;

export function createRoomViewStore(newestSeq: number) {
  return createStore<RoomViewState>(() => ({
    seenSeq: 0,
    isAtEnd: true,
    newestSeq,
    isLoadingOlder: false,
  }));
}

export function countNewBelow(
  messages: readonly Message[],
  { seenSeq, newestSeq }: Pick<RoomViewState, 'seenSeq' | 'newestSeq'>,
  viewerId: number,
): number {
  const first = messages[0]?.seq ?? 0;
  const below = messages.slice(Math.max(0, seenSeq - first + 1));
  const fromOthers = below.filter((message) => isFromOther(message, viewerId)).length;
  return fromOthers + Math.max(0, newestSeq - (messages.at(-1)?.seq ?? 0));
}

/** System messages have no sender. */
export function isFromOther({ sender }: Message, viewerId: number): boolean {
  return sender !== null && sender.memberId !== viewerId;
}
