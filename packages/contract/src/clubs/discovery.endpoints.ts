import * as z from 'zod/mini';
import { endpoints } from '../endpoint.ts';
import { page } from '../envelope.ts';
import { idOrZero, integer, paging } from '../field.ts';
import { meetingDate } from './club.field.ts';
import { clubCardSchema, recommendedCardSchema } from './club.schema.ts';
import { clubFilterQuery, flag, largeCategory } from './club-filter.query.ts';
import { searchInfoSchema } from './search-info.schema.ts';
import { searchWords } from './search-words.query.ts';

export const FEED_PAGE_SIZE = 5;
export const SEARCH_PAGE_SIZE = 10;
export const SEARCH_COUNTED_TO = 300;

/** `days` is an offset from today: older clients send it instead of `date`. */
const dayQuery = z
  .object({
    ...paging(FEED_PAGE_SIZE),
    ...clubFilterQuery,
    days: z.optional(integer(0, 6, '날짜는 0~6 사이여야 해요.')),
    date: z.optional(meetingDate),
  })
  .check(
    z.refine((query) => (query.days === undefined) !== (query.date === undefined), {
      error: '날짜를 하나만 골라 주세요.',
      path: ['days'],
    }),
  );

export const discovery = endpoints('discovery', {
  listByCategory: {
    summary: '큰 카테고리의 아지트',
    method: 'GET',
    path: '/api/clubs/category',
    access: 'anyone',
    query: z.object({
      ...paging(FEED_PAGE_SIZE),
      ...clubFilterQuery,
      cl: largeCategory,
    }),
    response: page(clubCardSchema),
  },
  listByDate: {
    summary: '어느 날의 아지트',
    method: 'GET',
    path: '/api/clubs/date',
    access: 'anyone',
    query: dayQuery,
    response: page(clubCardSchema),
  },
  recommend: {
    summary: '추천 아지트',
    method: 'GET',
    path: '/api/clubs/recommend/:memberId',
    /** Anyone may call this: for a guest the member id is 0, and the list is empty. */
    access: 'anyone',
    params: z.object({ memberId: idOrZero }),
    query: z.object({
      ...paging(FEED_PAGE_SIZE),
      ...clubFilterQuery,
      /**
       * Set for a member without interests: the reply then contains the next clubs by date that the
       * member may apply to.
       */
      upcoming: flag('곧 모이는 아지트를 보려면 upcoming=1로 보내 주세요.'),
    }),
    response: page(recommendedCardSchema),
    refusals: [401, 403],
  },
  search: {
    summary: '아지트 검색',
    method: 'GET',
    path: '/api/clubs/search',
    access: 'member',
    query: z.object({
      ...paging(SEARCH_PAGE_SIZE),
      ...clubFilterQuery,
      ...searchWords,
    }),
    response: z.extend(page(clubCardSchema), { searchInfo: z.optional(searchInfoSchema) }),
  },
});
