import type { Message } from '@azit/contract/chats/chat.schema';

/**
 * Where the mark of what was read stands: below what the viewer wrote themselves after it, which
 * nobody reads as new.
 */
export function findLastRead(
  readUpTo: number | null,
  messages: readonly Message[],
  viewerId: number,
): number | null {
  if (readUpTo === null) return null;
  let mark = readUpTo;
  for (const { seq, sender } of messages) {
    if (seq === mark + 1 && sender?.memberId === viewerId) mark = seq;
  }
  return mark;
}
