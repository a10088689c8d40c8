import type { Chat, ChatKind } from '@azit/contract/chats/chat.schema';
import { chats, CHAT_PAGE_SIZE as size } from '@azit/contract/chats/chats.endpoints';
import { endpointPages, endpointQuery, readData, readPage } from '#web/api/endpoint-query.ts';

const rows = { read: readPage<Chat>, getId: ({ roomId }: Chat) => roomId };

export const chatQueries = {
  list: (kind: ChatKind) => ({
    ...endpointPages(chats.list, { query: { size, kind } }, rows),
    staleTime: 0,
  }),
  all: () => ({ ...endpointPages(chats.list, { query: { size } }, rows), staleTime: 0 }),
  ofClub: (clubId: number) => ({
    ...endpointQuery(
      chats.list,
      { query: { clubId, page: 1, size: 1 } },
      ({ data }): Chat | null => data[0] ?? null,
    ),
    staleTime: 0,
  }),
  /** Always refetch: a cached read position would open the room at the wrong message. */
  room: (roomId: number) => ({
    ...endpointQuery(chats.get, { params: { roomId } }, readData),
    staleTime: 0,
    gcTime: 0,
  }),
  /** Never becomes stale: events of rooms refetch it, and without an event stream polling does. */
  unread: () => ({
    ...endpointQuery(chats.countUnread, {}, readData),
    staleTime: Number.POSITIVE_INFINITY,
  }),
  withMember: (memberId: number) => ({
    ...endpointQuery(chats.findWith, { params: { memberId } }, readData),
    staleTime: 0,
  }),
};
