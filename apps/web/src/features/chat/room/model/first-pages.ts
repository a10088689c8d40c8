import type { Message, Room } from '@azit/contract/chats/chat.schema';
import type { PageQuery } from '../api/message-calls.ts';

export const pageSize = 50;
/** What was read already and stands above the first unread message. */
const readBefore = 20;

export type LoadPage = (query: PageQuery) => Promise<Message[]>;

/** Returns those around the first unread message; the last ones where everything was read. */
export async function firstPages(room: Room, load: LoadPage): Promise<Message[]> {
  const readSeq = Math.max(room.readSeq, room.firstSeq - 1);
  if (readSeq >= room.lastSeq) return load({ size: pageSize });
  const [older, newer] = await Promise.all([
    readSeq < room.firstSeq ? [] : load({ before: readSeq + 1, size: readBefore }),
    load({ after: readSeq, size: pageSize }),
  ]);
  return [...older, ...newer];
}
