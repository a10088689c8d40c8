import type { Message } from '@azit/contract/chats/chat.schema';
import { formatTime, getDay } from './room-time.ts';

/** What a message shows because of its neighbours. */
export type MessagePosition = {
  /** The day that starts with it, `2026-11-15`; null within a day. */
  day: string | null;
  /** The message before it is the last one that was read. */
  isFirstUnread: boolean;
  /** Shows the sender, also for the messages of the same sender below. */
  startsRun: boolean;
  showsTime: boolean;
};

/** `lastRead` is null if no divider is needed. */
export function getMessagePosition(
  message: Message,
  before: Message | undefined,
  after: Message | undefined,
  lastRead: number | null,
): MessagePosition {
  const isNewDay = before === undefined || getDay(before.createdAt) !== getDay(message.createdAt);
  const isFirstUnread =
    before !== undefined && lastRead !== null && message.seq > lastRead && before.seq <= lastRead;
  return {
    day: isNewDay ? getDay(message.createdAt) : null,
    isFirstUnread,
    startsRun: isNewDay || isFirstUnread || !isSameSender(before, message),
    showsTime:
      after === undefined ||
      !isSameSender(message, after) ||
      formatTime(after.createdAt) !== formatTime(message.createdAt) ||
      getDay(after.createdAt) !== getDay(message.createdAt),
  };
}

function isSameSender(one: Message, other: Message): boolean {
  return one.sender !== null && one.sender.memberId === other.sender?.memberId;
}
