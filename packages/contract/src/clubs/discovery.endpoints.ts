import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { data, page } from '../envelope.ts';
import { id, integer, paging, text } from '../field.ts';
import { meetingDate } from './club.field.ts';
import { clubCardSchema, recommendedCardSchema } from './club.schema.ts';
import { clubFilterQuery } from './club-filter.query.ts';
import { searchInfoSchema } from './search-info.schema.ts';

export const FEED_PAGE_SIZE = 5;
export const SEARCH_PAGE_SIZE = 10;
export const SEARCH_KEYWORD_MAX = 50;

const MONTH_MESSAGE = '달을 확인해 주세요.';
const month = z.string(MONTH_MESSAGE).check(z.regex(/^20\d{2}-(0[1-9]|1[0-2])$/, MONTH_MESSAGE));

/** A day that has any; the others are left out. */
const dayCountSchema = z.object({ date: z.string(), count: z.int() });
export type DayCount = z.infer<typeof dayCountSchema>;

/** A district, city or province (11000 is 서울) that has any; the others are left out. */
const areaCountSchema = z.object({ areaCode: z.string(), count: z.int() });
export type AreaCount = z.infer<typeof areaCountSchema>;

const { area: _, ...filtersButArea } = clubFilterQuery;
const largeCategory = integer(1, 7, '카테고리는 1~7 사이여야 해요.');

/** A day is either counted from today or named; older clients count. */
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

export const discovery = {
  listByCategory: endpoint({
    name: 'discovery.listByCategory',
    summary: '큰 카테고리의 아지트',
    method: 'GET',
    path: '/api/clubs/category',
    access: 'anyone',
    query: z.object({
      ...paging(FEED_PAGE_SIZE),
      ...clubFilterQuery,
      cl: largeCategory,
    }),
    status: 200,
    response: page(clubCardSchema),
  }),
  listByDate: endpoint({
    name: 'discovery.listByDate',
    summary: '어느 날의 아지트',
    method: 'GET',
    path: '/api/clubs/date',
    access: 'anyone',
    query: dayQuery,
    status: 200,
    response: page(clubCardSchema),
  }),
  countByDay: endpoint({
    name: 'discovery.countByDay',
    summary: '한 달의 날마다 열린 아지트 수',
    method: 'GET',
    path: '/api/clubs/days',
    access: 'anyone',
    query: z.object({ ...clubFilterQuery, month }),
    status: 200,
    response: data(z.array(dayCountSchema)),
  }),
  countByArea: endpoint({
    name: 'discovery.countByArea',
    summary: '지역마다 열린 아지트 수',
    method: 'GET',
    path: '/api/clubs/areas',
    access: 'anyone',
    /** Of one category, or of one day, where it is named. */
    query: z.object({
      ...filtersButArea,
      cl: z.optional(largeCategory),
      date: z.optional(meetingDate),
    }),
    status: 200,
    response: data(z.array(areaCountSchema)),
  }),
  recommend: endpoint({
    name: 'discovery.recommend',
    summary: '추천 아지트',
    method: 'GET',
    path: '/api/clubs/recommend/:memberId',
    access: 'self',
    params: z.object({ memberId: id }),
    query: z.object({ ...paging(FEED_PAGE_SIZE), ...clubFilterQuery }),
    status: 200,
    response: page(recommendedCardSchema),
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
      ...clubFilterQuery,
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
