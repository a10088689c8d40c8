import * as z from 'zod/mini';
import { endpoints } from '../endpoint.ts';
import { data, page } from '../envelope.ts';
import { id, paging } from '../field.ts';
import { chatKinds, chatSchema, roomId, roomSchema, seqOrStart } from './chat.schema.ts';

export const CHAT_PAGE_SIZE = 20;

const roomParams = z.object({ roomId });

export const chats = endpoints('chats', {
  list: {
    summary: '내 채팅방, 새 메시지부터; `clubId`를 주면 그 아지트의 방만',
    method: 'GET',
    path: '/api/chats',
    access: 'member',
    query: z.object({
      kind: z.optional(z.enum(chatKinds, '그룹이나 개인을 골라 주세요.')),
      clubId: z.optional(id),
      ...paging(CHAT_PAGE_SIZE),
    }),
    response: page(chatSchema),
  },
  countUnread: {
    summary: '읽지 않은 메시지 수; 알림을 끈 방은 세지 않아요',
    method: 'GET',
    path: '/api/chats/unread',
    access: 'member',
    response: data(z.object({ group: z.int(), personal: z.int() })),
  },
  get: {
    summary: '채팅방',
    method: 'GET',
    path: '/api/chats/:roomId',
    access: 'member',
    params: roomParams,
    response: data(roomSchema),
    refusals: [404],
  },
  markRead: {
    summary: '이 메시지까지 읽음',
    method: 'PUT',
    path: '/api/chats/:roomId/read',
    access: 'member',
    params: roomParams,
    body: z.object({ seq: seqOrStart }),
    status: 204,
    refusals: [404],
  },
  mute: {
    summary: '이 방의 알림 끄고 켜기',
    method: 'PUT',
    path: '/api/chats/:roomId/mute',
    access: 'member',
    params: roomParams,
    body: z.object({ muted: z.boolean('알림을 끌지 골라 주세요.') }),
    status: 204,
    refusals: [404],
  },
  findWith: {
    summary: '이 회원과 이야기할 수 있는지, 방이 이미 있는지',
    method: 'GET',
    path: '/api/chats/with/:memberId',
    access: 'member',
    params: z.object({ memberId: id }),
    response: data(
      z.object({
        roomId: z.nullable(z.int()),
        allowed: z.boolean(),
        reason: z.nullable(z.string()),
      }),
    ),
    refusals: [404],
  },
  openWith: {
    summary: '이 회원과 이야기하는 방 열기',
    method: 'POST',
    path: '/api/chats/with/:memberId',
    access: 'member',
    params: z.object({ memberId: id }),
    status: 201,
    repeatedStatus: 200,
    response: data(z.object({ roomId: z.int() })),
    refusals: [403, 404],
  },
});
