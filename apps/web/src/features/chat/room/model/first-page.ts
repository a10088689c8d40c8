import type { Message, Room } from '@azit/contract/chats/chat.schema';
import type { PageQuery } from '../api/message-calls.ts';

export const pageSize = 50;
const readBefore = 20;

export type LoadPage = (query: PageQuery) => Promise<Message[]>;

export type LastPage = Promise<Message[] | null>;

/**
 * `lastPage` is the newest page, which was requested together with the room. If it contains all
 * unread messages, no other page is needed.
 */
export async function loadFirstPage(
  room: Room,
  load: LoadPage,
  lastPage?: LastPage,
): Promise<Message[]> {
  const readSeq = getReadSeq(room);
  const last = await lastPage;
  if (last && coversUnread(last, room)) return last;
  if (readSeq >= room.lastSeq) return load({ size: pageSize });
  const [older, newer] = await Promise.all([
    readSeq < room.firstSeq ? [] : load({ before: readSeq + 1, size: readBefore }),
    load({ after: readSeq, size: pageSize }),
  ]);
  return [...older, ...newer];
}

function getReadSeq({ readSeq, firstSeq }: Room): number {
  return Math.max(readSeq, firstSeq - 1);
}

export function coversUnread(page: readonly Message[], room: Room): boolean {
  const { firstSeq, lastSeq } = room;
  const readSeq = getReadSeq(room);
  const [first] = page;
  if (!first || (page.at(-1)?.seq ?? 0) < lastSeq) return false;
  return readSeq >= lastSeq || first.seq <= Math.max(firstSeq, readSeq + 1 - readBefore);
}
