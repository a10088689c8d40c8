import type { Chat, ChatKind } from '@azit/contract/chats/chat.schema';
import { chats, CHAT_PAGE_SIZE as size } from '@azit/contract/chats/chats.endpoints';
import { endpointPages, endpointQuery, readData, readPage } from '#web/api/endpoint-query.ts';

const rows = { read: readPage<Chat>, getId: ({ roomId }: Chat) => roomId };

export const chatQueries = {
  /** The room with the newest message first. */
  list: (kind: ChatKind) => ({
    ...endpointPages(chats.list, { query: { size, kind } }, rows),
    staleTime: 0,
  }),
  /** Rooms of both kinds. */
  all: () => ({ ...endpointPages(chats.list, { query: { size } }, rows), staleTime: 0 }),
  /** A club's room; null before it opens and for non-members of the room. */
  ofClub: (clubId: number) => ({
    ...endpointQuery(
      chats.list,
      { query: { clubId, page: 1, size: 1 } },
      ({ data }): Chat | null => data[0] ?? null,
    ),
    staleTime: 0,
  }),
  /** Not cached: where a room opens depends on what has been read since. */
  room: (roomId: number) => ({
    ...endpointQuery(chats.get, { params: { roomId } }, readData),
    staleTime: 0,
    gcTime: 0,
  }),
  /** Unread messages by kind of room. Live updates keep it current. */
  unread: () => ({
    ...endpointQuery(chats.countUnread, {}, readData),
    staleTime: Number.POSITIVE_INFINITY,
  }),
  /** Whether the viewer may chat with the member, and in which room. */
  withMember: (memberId: number) => ({
    ...endpointQuery(chats.findWith, { params: { memberId } }, readData),
    staleTime: 0,
  }),
};
