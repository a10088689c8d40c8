import { contract } from '@azit/contract';
import { routes } from '#server/http/routes.ts';
import { countUnread } from './rooms/count-unread.ts';
import { getRoom } from './rooms/get-room.ts';
import { listRooms } from './rooms/list-rooms.ts';
import { markRead } from './rooms/mark-read.ts';
import { muteRoom } from './rooms/mute-room.ts';
import { findPairRoom, openPairRoom } from './rooms/pair-room.ts';

export const chatsRoutes = routes(contract.chats, {
  list: async ({ context, viewer, query }) => listRooms(context, viewer, query),
  countUnread: async ({ context, viewer }) => ({ data: await countUnread(context, viewer) }),
  get: async ({ context, viewer, params }) => ({
    data: await getRoom(context, viewer, params.roomId),
  }),
  markRead: async ({ context, viewer, params, body }) => {
    await markRead(context, viewer, { ...params, ...body });
    return undefined;
  },
  mute: async ({ context, viewer, params, body }) => {
    await muteRoom(context, viewer, { ...params, ...body });
    return undefined;
  },
  findWith: async ({ context, viewer, params }) => ({
    data: await findPairRoom(context, viewer, params.memberId),
  }),
  openWith: async ({ context, viewer, params }) => openPairRoom(context, viewer, params.memberId),
});
