import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { page } from '../envelope.ts';
import { id, integer, paging, text } from '../field.ts';
import { clubCardSchema } from './club.schema.ts';
import { searchInfoSchema } from './search-info.schema.ts';

export const FEED_PAGE_SIZE = 5;
export const SEARCH_PAGE_SIZE = 10;
export const SEARCH_KEYWORD_MAX = 50;

export const discovery = {
  listByCategory: endpoint({
    name: 'discovery.listByCategory',
    summary: '큰 카테고리의 아지트',
    method: 'GET',
    path: '/api/clubs/category',
    access: 'anyone',
    query: z.object({
      ...paging(FEED_PAGE_SIZE),
      cl: integer(1, 7, '카테고리는 1~7 사이여야 해요.'),
    }),
    status: 200,
    response: page(clubCardSchema),
  }),
  listByDate: endpoint({
    name: 'discovery.listByDate',
    summary: '오늘부터 며칠 뒤의 아지트',
    method: 'GET',
    path: '/api/clubs/date',
    access: 'anyone',
    query: z.object({
      ...paging(FEED_PAGE_SIZE),
      days: integer(0, 6, '날짜는 0~6 사이여야 해요.'),
    }),
    status: 200,
    response: page(clubCardSchema),
  }),
  recommend: endpoint({
    name: 'discovery.recommend',
    summary: '추천 아지트',
    method: 'GET',
    path: '/api/clubs/recommend/:memberId',
    access: 'self',
    params: z.object({ memberId: id }),
    query: z.object(paging(FEED_PAGE_SIZE)),
    status: 200,
    response: page(clubCardSchema),
    refusals: [403],
  }),
  search: endpoint({
    name: 'discovery.search',
    summary: '아지트 검색',
    method: 'GET',
    path: '/api/clubs/search',
    access: 'member',
    query: z.object({
      ...paging(SEARCH_PAGE_SIZE),
      keyword: text({
        min: 1,
        max: SEARCH_KEYWORD_MAX,
        message: '검색어를 1~50자로 입력해 주세요.',
      }),
      /** Only what holds the words as they are. */
      exact: z.optional(integer(1, 1, '그대로 찾으려면 exact=1로 보내 주세요.')),
    }),
    status: 200,
    response: z.extend(page(clubCardSchema), { searchInfo: z.optional(searchInfoSchema) }),
  }),
};
