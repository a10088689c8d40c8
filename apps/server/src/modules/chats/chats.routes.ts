import { contract } from '@azit/contract';
import { routes, toData } from '#server/http/routes.ts';
import { getRoom } from './rooms/get-room.ts';
import { countUnreadMessages, listRooms } from './rooms/list-rooms.ts';
import { markRead, muteRoom } from './rooms/mark-read.ts';
import { findPairRoom, openPairRoom } from './rooms/pairs/pair-room.ts';

export const chatsRoutes = routes(contract.chats, {
  list: ({ context, viewer, query }) => listRooms(context, viewer, query),
  countUnread: ({ context, viewer }) => toData(countUnreadMessages(context, viewer.memberId)),
  get: ({ context, viewer, params }) => toData(getRoom(context, viewer, params.roomId)),
  markRead: ({ context, viewer, params, body }) =>
    markRead(context, viewer, { ...params, ...body }),
  mute: ({ context, viewer, params, body }) => muteRoom(context, viewer, { ...params, ...body }),
  findWith: ({ context, viewer, params }) => toData(findPairRoom(context, viewer, params.memberId)),
  openWith: ({ context, viewer, params }) => openPairRoom(context, viewer, params.memberId),
});
