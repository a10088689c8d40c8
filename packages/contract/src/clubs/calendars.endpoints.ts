import * as z from 'zod/mini';
import { endpoints } from '../endpoint.ts';
import { data } from '../envelope.ts';
import { id } from '../field.ts';

const clubParams = z.object({ clubId: id });
const SECRET_MAX = 100;
const secret = z.string().check(z.maxLength(SECRET_MAX));
/** The URL of a calendar file on this server. It is relative if PUBLIC_URL is not set. */
const addressSchema = data(z.object({ url: z.string() }));

export const calendars = endpoints('calendars', {
  getMeeting: {
    summary: '모임 하나의 캘린더 파일',
    method: 'GET',
    path: '/api/clubs/:clubId/calendar.ics',
    access: 'member',
    params: clubParams,
    file: 'text/calendar',
    refusals: [403, 404],
  },
  makeLink: {
    summary: '로그인 없이 5분 동안 열 수 있는 캘린더 파일 주소',
    method: 'POST',
    path: '/api/clubs/:clubId/calendar-links',
    access: 'member',
    params: clubParams,
    status: 201,
    response: addressSchema,
    repliesSecret: true,
    refusals: [403, 404],
  },
  openLink: {
    summary: '5분 주소의 캘린더 파일',
    method: 'GET',
    path: '/api/calendar-links/:secret.ics',
    access: 'anyone',
    params: z.object({ secret }),
    file: 'text/calendar',
    refusals: [404],
  },
  getFeedState: {
    summary: '내 캘린더 구독을 언제 만들었는지',
    method: 'GET',
    path: '/api/calendars',
    access: 'member',
    response: data(z.object({ createdAt: z.nullable(z.string()) })),
  },
  renewFeed: {
    summary: '내 캘린더 구독 주소 만들기: 전의 주소는 끝나요',
    method: 'POST',
    path: '/api/calendars',
    access: 'member',
    status: 201,
    response: addressSchema,
    repliesSecret: true,
  },
  endFeed: {
    summary: '내 캘린더 구독 끝내기',
    method: 'DELETE',
    path: '/api/calendars',
    access: 'member',
    status: 204,
  },
  getFeed: {
    summary: '참여하는 모임의 캘린더',
    method: 'GET',
    path: '/api/calendars/:secret.ics',
    access: 'anyone',
    params: z.object({ secret }),
    requestHeaders: z.object({ 'if-none-match': z.optional(z.string()) }),
    file: 'text/calendar',
    responseHeaders: ['ETag'],
    refusals: [404],
  },
});
