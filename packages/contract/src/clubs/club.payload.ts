import * as z from 'zod/mini';
import { categorySmallId } from '../categories/category.schema.ts';
import {
  clubBirthYear,
  clubInfo,
  clubName,
  fee,
  genderRestriction,
  isOnline,
  joinQuestion,
  location,
  meetingDate,
  meetingTime,
  memberLimit,
} from './club.field.ts';

const planFields = {
  clubName,
  clubInfo,
  memberLimit,
  meetingDate,
  meetingTime,
  fee,
  genderRestriction,
  birthYearMin: clubBirthYear,
  birthYearMax: clubBirthYear,
  isOnline,
  location: z.nullish(location),
};

type Plan = {
  isOnline: 'online' | 'offline';
  location?: string | null | undefined;
  birthYearMin: string | null;
  birthYearMax: string | null;
};

const hasPlace = z.refine<Plan>((club) => club.isOnline === 'online' || Boolean(club.location), {
  error: '모일 장소를 정해 주세요.',
  path: ['location'],
});
const rangeIsOrdered = z.refine<Plan>(
  (club) =>
    club.birthYearMin === null ||
    club.birthYearMax === null ||
    club.birthYearMin <= club.birthYearMax,
  { error: '태어난 해의 범위를 확인해 주세요.', path: ['birthYearMax'] },
);

export const createClubData = z
  .object({
    ...planFields,
    joinQuestion,
    categorySmallId,
    joinMethod: z._default(z.literal('APPROVAL', '참여 방식은 승인뿐이에요.'), 'APPROVAL'),
  })
  .check(hasPlace, rangeIsOrdered);
export type CreateClubData = z.infer<typeof createClubData>;

export const editClubBody = z
  .object({ ...planFields, clubId: z.optional(z.int()) })
  .check(hasPlace, rangeIsOrdered);
export type EditClubBody = z.infer<typeof editClubBody>;
