import type { Message } from '@azit/contract/chats/chat.schema';
import { createStore } from 'zustand/vanilla';

export type RoomViewState = {
  seenSeq: number;
  isAtEnd: boolean;
  lastSeq: number;
  isLoadingOlder: boolean;
};

export type RoomViewStore = ReturnType<typeof createRoomViewStore>;

export function createRoomViewStore(lastSeq: number) {
  return createStore<RoomViewState>(() => ({
    seenSeq: 0,
    isAtEnd: true,
    lastSeq,
    isLoadingOlder: false,
  }));
}

export function countNewBelow(
  messages: readonly Message[],
  { seenSeq, lastSeq }: Pick<RoomViewState, 'seenSeq' | 'lastSeq'>,
  viewerId: number,
): number {
  const first = messages[0]?.seq ?? 0;
  const below = messages.slice(Math.max(0, seenSeq - first + 1));
  const fromOthers = below.filter((message) => isFromOther(message, viewerId)).length;
  return fromOthers + Math.max(0, lastSeq - (messages.at(-1)?.seq ?? 0));
}

/** System messages have no sender. */
export function isFromOther({ sender }: Message, viewerId: number): boolean {
  return sender !== null && sender.memberId !== viewerId;
}
