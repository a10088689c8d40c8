import type { Message } from '@azit/contract/chats/chat.schema';
import { formatTime, getDay } from './room-time.ts';

/** What a message shows because of those around it. */
export type MessagePosition = {
  /** The day that begins with it, `2026-11-15`. */
  day: string | null;
  /** The viewer had read up to the one before it. */
  isFirstUnread: boolean;
  /** Says who writes: those that follow belong to the same person. */
  startsRun: boolean;
  showsTime: boolean;
};

/** `readUpTo` is null where no mark is wanted. */
export function getMessagePosition(
  message: Message,
  before: Message | undefined,
  after: Message | undefined,
  readUpTo: number | null,
): MessagePosition {
  const isNewDay = before === undefined || getDay(before.createdAt) !== getDay(message.createdAt);
  const isFirstUnread =
    before !== undefined && readUpTo !== null && message.seq > readUpTo && before.seq <= readUpTo;
  return {
    day: isNewDay ? getDay(message.createdAt) : null,
    isFirstUnread,
    startsRun: isNewDay || isFirstUnread || !isSameWriter(before, message),
    showsTime:
      after === undefined ||
      !isSameWriter(message, after) ||
      formatTime(after.createdAt) !== formatTime(message.createdAt) ||
      getDay(after.createdAt) !== getDay(message.createdAt),
  };
}

function isSameWriter(one: Message, other: Message): boolean {
  return one.sender !== null && one.sender.memberId === other.sender?.memberId;
}
