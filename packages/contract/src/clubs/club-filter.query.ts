import * as z from 'zod/mini';
import { AREA_FILTER_MAX, areaCode } from '../areas/area.field.ts';
import { integer } from '../field.ts';
import { meetingModes } from './club.field.ts';

export const flag = (message: string) => z.optional(integer(1, 1, message));

export const largeCategory = integer(1, 7, '카테고리는 1~7 사이여야 해요.');

const AREAS_MESSAGE = '지역은 10곳까지 고를 수 있어요.';
const areaFilter = z.optional(
  z.pipe(
    z.union([areaCode, z.array(areaCode).check(z.maxLength(AREA_FILTER_MAX, AREAS_MESSAGE))]).check(
      z.meta({
        type: 'array',
        items: { type: 'string', pattern: '^[1-9]\\d{4}$' },
        maxItems: AREA_FILTER_MAX,
        anyOf: undefined,
      }),
    ),
    z.transform((value: string | string[]) => [value].flat()),
  ) as z.ZodMiniType<string[], string[] | string>,
);

export const clubFilterQuery = {
  free: flag('무료 모임만 보려면 free=1로 보내 주세요.'),
  mode: z.optional(z.enum(meetingModes, '온라인과 오프라인 중에서 골라 주세요.')),
  /** Saturday and Sunday of this week in Seoul; on a Sunday, only today. */
  when: z.optional(z.literal('weekend', '이번 주말만 고를 수 있어요.')),
  /** Only clubs the caller may apply to now; ignored without a login. */
  joinable: flag('참여할 수 있는 모임만 보려면 joinable=1로 보내 주세요.'),
  area: areaFilter,
};
const schema = z.object(clubFilterQuery);
export type ClubFilterQuery = z.output<typeof schema>;
