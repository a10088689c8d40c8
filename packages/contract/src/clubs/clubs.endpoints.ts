import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { data, page } from '../envelope.ts';
import { paging, pathId, queryInteger, text } from '../field.ts';
import { createClubData, editClubBody } from './club.payload.ts';
import { clubCardSchema, clubDetailSchema } from './club.schema.ts';

export const FEED_PAGE_SIZE = 5;
export const SEARCH_PAGE_SIZE = 10;
export const SEARCH_KEYWORD_MAX = 50;

const clubParams = z.object({ clubId: pathId });

export const clubs = {
  listByCategory: endpoint({
    name: 'clubs.listByCategory',
    summary: '큰 카테고리의 아지트',
    method: 'GET',
    path: '/api/clubs/category',
    access: 'anyone',
    query: z.object({
      ...paging(FEED_PAGE_SIZE),
      cl: queryInteger(1, 7, '카테고리는 1~7 사이여야 해요.'),
    }),
    status: 200,
    response: page(clubCardSchema),
  }),
  listByDate: endpoint({
    name: 'clubs.listByDate',
    summary: '오늘부터 며칠 뒤의 아지트',
    method: 'GET',
    path: '/api/clubs/date',
    access: 'anyone',
    query: z.object({
      ...paging(FEED_PAGE_SIZE),
      days: queryInteger(0, 6, '날짜는 0~6 사이여야 해요.'),
    }),
    status: 200,
    response: page(clubCardSchema),
  }),
  recommend: endpoint({
    name: 'clubs.recommend',
    summary: '추천 아지트',
    method: 'GET',
    path: '/api/clubs/recommend/:memberId',
    access: 'self',
    params: z.object({ memberId: pathId }),
    query: z.object(paging(FEED_PAGE_SIZE)),
    status: 200,
    response: page(clubCardSchema),
    refusals: [403],
  }),
  search: endpoint({
    name: 'clubs.search',
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
    }),
    status: 200,
    response: page(clubCardSchema),
  }),
  get: endpoint({
    name: 'clubs.get',
    summary: '아지트 상세',
    method: 'GET',
    path: '/api/clubs/:clubId',
    access: 'member',
    params: clubParams,
    status: 200,
    response: data(clubDetailSchema),
    refusals: [404],
  }),
  create: endpoint({
    name: 'clubs.create',
    summary: '아지트 만들기',
    method: 'POST',
    path: '/api/clubs',
    access: 'member',
    multipart: { data: createClubData },
    status: 201,
    response: data(clubDetailSchema),
    refusals: [413, 415],
  }),
  changeBanner: endpoint({
    name: 'clubs.changeBanner',
    summary: '배너 바꾸기',
    method: 'POST',
    path: '/api/clubs/:clubId',
    access: 'host',
    params: clubParams,
    multipart: {},
    status: 200,
    response: data(clubDetailSchema),
    refusals: [403, 404, 413, 415, 422],
  }),
  edit: endpoint({
    name: 'clubs.edit',
    summary: '아지트 수정',
    method: 'PATCH',
    path: '/api/clubs/:clubId',
    access: 'host',
    params: clubParams,
    body: editClubBody,
    status: 200,
    response: data(clubDetailSchema),
    refusals: [403, 404, 409, 422],
  }),
  close: endpoint({
    name: 'clubs.close',
    summary: '아지트 종료',
    method: 'DELETE',
    path: '/api/clubs/:clubId',
    access: 'host',
    params: clubParams,
    status: 202,
    refusals: [403, 404],
  }),
  getJoinQuestion: endpoint({
    name: 'clubs.getJoinQuestion',
    summary: '참여 질문',
    method: 'GET',
    path: '/api/clubs/:clubId/join-question',
    access: 'member',
    params: clubParams,
    status: 200,
    response: data(z.object({ clubId: z.int(), joinQuestion: z.string() })),
    refusals: [404],
  }),
};
