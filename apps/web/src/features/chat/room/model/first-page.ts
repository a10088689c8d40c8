import type { Message, Room } from '@azit/contract/chats/chat.schema';
import type { PageQuery } from '../api/message-calls.ts';

export const pageSize = 50;
/** What was read already and stands above the first unread message. */
const readBefore = 20;

export type LoadPage = (query: PageQuery) => Promise<Message[]>;

/** The last messages, asked for before the room is known; null where they could not be had. */
export type LastPage = Promise<Message[] | null>;

/**
 * Returns those around the first unread message; the last ones where everything was read. `lastPage` is
 * taken where it says as much, and spares a round trip.
 */
export async function loadFirstPage(
  room: Room,
  load: LoadPage,
  lastPage?: LastPage,
): Promise<Message[]> {
  const readSeq = getReadSeq(room);
  const last = await lastPage;
  if (last && isEnough(last, room)) return last;
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

/** The last page reaches from what was read to what was the newest message when the room was asked for. */
export function isEnough(page: readonly Message[], room: Room): boolean {
  const { firstSeq, lastSeq } = room;
  const readSeq = getReadSeq(room);
  const [first] = page;
  if (!first || (page.at(-1)?.seq ?? 0) < lastSeq) return false;
  return readSeq >= lastSeq || first.seq <= Math.max(firstSeq, readSeq + 1 - readBefore);
}
