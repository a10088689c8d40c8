import type { Chat, ChatKind } from '@azit/contract/chats/chat.schema';
import { chats, CHAT_PAGE_SIZE as size } from '@azit/contract/chats/chats.endpoints';
import { dataOf, endpointPages, endpointQuery, pageOf } from '#web/api/endpoint-query.ts';

const rows = { read: pageOf<Chat>, idOf: ({ roomId }: Chat) => roomId };

export const chatQueries = {
  /** The room with the newest message first. */
  list: (kind: ChatKind) => ({
    ...endpointPages(chats.list, { query: { size, kind } }, rows),
    staleTime: 0,
  }),
  /** The same, of both kinds. */
  all: () => ({ ...endpointPages(chats.list, { query: { size } }, rows), staleTime: 0 }),
  /** The line of a club's room; null before it is opened, and for whoever is not in it. */
  ofClub: (clubId: number) => ({
    ...endpointQuery(
      chats.list,
      { query: { clubId, page: 1, size: 1 } },
      ({ data }): Chat | null => data[0] ?? null,
    ),
    staleTime: 0,
  }),
  /** Not kept: where a room opens depends on what has been read since. */
  room: (roomId: number) => ({
    ...endpointQuery(chats.get, { params: { roomId } }, dataOf),
    staleTime: 0,
    gcTime: 0,
  }),
  /** Unread messages by kind of room. The live updates keep it current: nothing else has to ask. */
  unread: () => ({
    ...endpointQuery(chats.countUnread, {}, dataOf),
    staleTime: Number.POSITIVE_INFINITY,
  }),
  /** Whether the viewer may talk to the member, and in which room. */
  withMember: (memberId: number) => ({
    ...endpointQuery(chats.findWith, { params: { memberId } }, dataOf),
    staleTime: 0,
  }),
};
