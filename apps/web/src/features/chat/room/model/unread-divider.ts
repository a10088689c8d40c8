import type { Message } from '@azit/contract/chats/chat.schema';

/** Returns null, which hides the divider, if the viewer has sent a message since the last visit. */
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
