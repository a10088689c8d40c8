import type { Message } from '@azit/contract/chats/chat.schema';

export function findLastRead(
  lastRead: number | null,
  messages: readonly Message[],
  viewerId: number,
): number | null {
  if (lastRead === null) return null;
  let last = lastRead;
  for (const { seq, sender } of messages) {
    if (seq === last + 1 && sender?.memberId === viewerId) last = seq;
  }
  return last;
}
