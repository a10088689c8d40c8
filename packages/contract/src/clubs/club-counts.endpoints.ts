import * as z from 'zod/mini';
import { endpoints } from '../endpoint.ts';
import { data } from '../envelope.ts';
import { meetingDate } from './club.field.ts';
import { clubFilterQuery, largeCategory } from './club-filter.query.ts';
import { SEARCH_COUNTED_TO } from './discovery.endpoints.ts';
import { searchWords } from './search-words.query.ts';

const MONTH_MESSAGE = '달을 확인해 주세요.';
const month = z.string(MONTH_MESSAGE).check(z.regex(/^20\d{2}-(0[1-9]|1[0-2])$/, MONTH_MESSAGE));

export const dayCountSchema = z.object({ date: z.string(), count: z.int() });
export type DayCount = z.infer<typeof dayCountSchema>;

export const areaCountSchema = z.object({ areaCode: z.string(), count: z.int() });
export type AreaCount = z.infer<typeof areaCountSchema>;

const { area: _, ...filtersButArea } = clubFilterQuery;

/**
 * The counts have separate endpoints, because only two dialogs show them and the lists should not
 * compute them.
 */
export const clubCounts = endpoints('clubCounts', {
  byDay: {
    summary: '한 달의 날마다 열린 아지트 수',
    method: 'GET',
    path: '/api/clubs/days',
    access: 'anyone',
    query: z.object({ ...clubFilterQuery, month }),
    response: data(z.array(dayCountSchema)),
  },
  byArea: {
    summary: '지역마다 열린 아지트 수',
    method: 'GET',
    path: '/api/clubs/areas',
    access: 'anyone',
    query: z.object({
      ...filtersButArea,
      cl: z.optional(largeCategory),
      date: z.optional(meetingDate),
    }),
    response: data(z.array(areaCountSchema)),
  },
  byAreaFound: {
    summary: `검색한 아지트의 지역마다 수; ${SEARCH_COUNTED_TO}곳이 넘으면 세지 않아요(null)`,
    method: 'GET',
    path: '/api/clubs/search/areas',
    access: 'member',
    query: z.object({ ...filtersButArea, ...searchWords }),
    response: data(z.nullable(z.array(areaCountSchema))),
  },
});
