import type { Message } from '@azit/contract/chats/chat.schema';

/** Null, which hides the divider, if the viewer has sent a message since. */
export function findLastRead(
  lastRead: number | null,
  messages: readonly Message[],
  viewerId: number,
): number | null {
  if (lastRead === null) return null;
  const hasWritten = messages.some(
    ({ seq, sender }) => seq > lastRead && sender?.memberId === viewerId,
  );
  return hasWritten ? null : lastRead;
}
