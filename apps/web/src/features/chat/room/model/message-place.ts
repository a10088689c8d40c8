import type { Message } from '@azit/contract/chats/chat.schema';
import { dayOf, timeText } from './room-time.ts';

/** What a message shows because of those around it. */
export type MessagePlace = {
  /** The day that begins with it, `2026-11-15`. */
  day: string | null;
  /** The viewer had read up to the one before it. */
  isFirstUnread: boolean;
  /** Says who writes: those that follow belong to the same person. */
  startsRun: boolean;
  showsTime: boolean;
};

/** `readUpTo` is null where no mark is wanted. */
export function messagePlace(
  message: Message,
  before: Message | undefined,
  after: Message | undefined,
  readUpTo: number | null,
): MessagePlace {
  const isNewDay = before === undefined || dayOf(before.createdAt) !== dayOf(message.createdAt);
  const isFirstUnread =
    before !== undefined && readUpTo !== null && message.seq > readUpTo && before.seq <= readUpTo;
  return {
    day: isNewDay ? dayOf(message.createdAt) : null,
    isFirstUnread,
    startsRun: isNewDay || isFirstUnread || !isSameWriter(before, message),
    showsTime:
      after === undefined ||
      !isSameWriter(message, after) ||
      timeText(after.createdAt) !== timeText(message.createdAt) ||
      dayOf(after.createdAt) !== dayOf(message.createdAt),
  };
}

function isSameWriter(one: Message, other: Message): boolean {
  return one.sender !== null && one.sender.memberId === other.sender?.memberId;
}
