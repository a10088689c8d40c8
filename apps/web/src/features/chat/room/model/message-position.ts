import type { Message } from '@azit/contract/chats/chat.schema';
import { formatTime, getDay } from './room-time.ts';

export type MessagePosition = {
  day: string | null;
  isFirstUnread: boolean;
  startsRun: boolean;
  showsTime: boolean;
};

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
