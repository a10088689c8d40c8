import * as z from 'zod/mini';
import { endpoints } from '../endpoint.ts';
import { data, page } from '../envelope.ts';
import { paging } from '../field.ts';
import { noticeId, noticeSchema } from './notice.schema.ts';

export const NOTICE_PAGE_SIZE = 20;

export const notices = endpoints('notices', {
  list: {
    summary: '내 알림, 새것부터',
    method: 'GET',
    path: '/api/notices',
    access: 'member',
    query: z.object(paging(NOTICE_PAGE_SIZE)),
    response: page(noticeSchema),
  },
  countUnread: {
    summary: '목록을 본 뒤에 온, 읽지 않은 알림 수',
    method: 'GET',
    path: '/api/notices/unread',
    access: 'member',
    response: data(z.object({ unread: z.int() })),
  },
  markRead: {
    summary: '이 알림까지 모두, 또는 이 알림만(`only`) 읽음',
    method: 'PUT',
    path: '/api/notices/read',
    access: 'member',
    body: z.object({ upTo: noticeId, only: z.optional(z.boolean()) }),
    status: 204,
  },
  markSeen: {
    summary: '이 알림까지 목록에서 봤어요. 읽음은 그대로예요.',
    method: 'PUT',
    path: '/api/notices/seen',
    access: 'member',
    body: z.object({ upTo: noticeId }),
    status: 204,
  },
});
