import * as z from 'zod/mini';
import { endpoints } from '../endpoint.ts';
import { data } from '../envelope.ts';
import { id, integer } from '../field.ts';
import { memberReportCategory, reportReason } from '../reports/report.schema.ts';
import { clientId, messageBody, messageSchema, roomId, seq, seqOrStart } from './chat.schema.ts';

export const MESSAGE_PAGE_SIZE = 50;

const roomParams = z.object({ roomId });
const messageParams = z.object({ roomId, seq });

export const messages = endpoints('messages', {
  list: {
    summary: '메시지, 오래된 것부터: `after` 다음이나 `before` 앞; 둘 다 없으면 마지막 것들',
    method: 'GET',
    path: '/api/chats/:roomId/messages',
    access: 'member',
    params: roomParams,
    query: z
      .object({
        after: z.optional(seqOrStart),
        before: z.optional(seq),
        size: z._default(integer(1, 100, '한 번에 1~100개까지 볼 수 있어요.'), MESSAGE_PAGE_SIZE),
      })
      .check(
        z.refine(
          ({ after, before }) => after === undefined || before === undefined,
          'after와 before 가운데 하나만 쓸 수 있어요.',
        ),
      ),
    response: z.object({ data: z.array(messageSchema) }),
    refusals: [404],
  },
  send: {
    summary: '메시지 보내기: 글이나 공지는 JSON으로, 사진은 `image`와 `data`로',
    method: 'POST',
    path: '/api/chats/:roomId/messages',
    access: 'member',
    params: roomParams,
    body: z.object({
      clientId,
      body: messageBody,
      kind: z.optional(z.enum(['TEXT', 'ANNOUNCEMENT'], '보낼 수 없는 종류예요.')),
      /** The meeting that an announcement in the room of a crew is about. */
      clubId: z.optional(id),
    }),
    multipart: { data: z.object({ clientId }) },
    needsNoIdempotencyKey: true,
    status: 201,
    repeatedStatus: 200,
    response: data(messageSchema),
    refusals: [403, 404, 409, 413, 415],
  },
  remove: {
    summary: '내 메시지 지우기',
    method: 'DELETE',
    path: '/api/chats/:roomId/messages/:seq',
    access: 'member',
    params: messageParams,
    status: 204,
    refusals: [403, 404],
  },
  report: {
    summary: '메시지 신고',
    method: 'POST',
    path: '/api/chats/:roomId/messages/:seq/reports',
    access: 'member',
    params: messageParams,
    body: z.object({ reportCategory: memberReportCategory, reportReason }),
    status: 201,
    response: data(z.object({ reportId: z.int() })),
    refusals: [403, 404, 409],
  },
});
