import * as z from 'zod/mini';
import { endpoints } from '../endpoint.ts';
import { data } from '../envelope.ts';
import { noticeKindSchema } from './notice.schema.ts';

const params = z.object({ token: z.string().check(z.maxLength(160)) });

export const mailUnsubscriptions = endpoints('mailUnsubscriptions', {
  open: {
    summary:
      '메일 그만 받기 화면(`/notice/unsubscribe?token=…&kind=…`)으로 보내요. 아무것도 바꾸지 않아요.',
    method: 'GET',
    path: '/api/mail-unsubscriptions/:token',
    access: 'anyone',
    params,
    status: 302,
    responseHeaders: ['Location'],
    refusals: [404],
  },
  unsubscribe: {
    summary: '이런 종류의 메일을 로그인 없이 한 번에 꺼요.',
    method: 'POST',
    path: '/api/mail-unsubscriptions/:token',
    access: 'anyone',
    params,
    acceptsForm: true,
    response: data(z.object({ kind: noticeKindSchema })),
    refusals: [404],
  },
});
