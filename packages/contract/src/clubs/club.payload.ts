import * as z from 'zod/mini';
import { areaCode } from '../areas/area.field.ts';
import { categorySmallId } from '../categories/category.schema.ts';
import { id } from '../field.ts';
import {
  changeNote,
  clubBirthYear,
  clubInfo,
  clubName,
  durationMinutes,
  fee,
  genderRestriction,
  isOnline,
  joinQuestion,
  LOCATION_MAX,
  location,
  locationVisibility,
  meetingDate,
  meetingTime,
  memberLimit,
  onlineLink,
} from './club.field.ts';

/** Read by `placeFits`, which knows whether the club needs one. */
const anyLocation = z.optional(
  z
    .unknown()
    .check(
      z.meta({ type: ['string', 'null'], maxLength: LOCATION_MAX }),
    ) as unknown as z.ZodMiniType<string | null | undefined, string | null | undefined>,
);

const planFields = {
  clubName,
  clubInfo,
  memberLimit,
  meetingDate,
  meetingTime,
  /** Left out by older clients: the default on creating, unchanged on editing. */
  durationMinutes: z.optional(durationMinutes),
  fee,
  genderRestriction,
  birthYearMin: clubBirthYear,
  birthYearMax: clubBirthYear,
  isOnline,
  location: anyLocation,
  /** The 시군구 code of the location from the address search; without one it is read from the text. */
  areaCode: z.nullish(areaCode),
  locationVisibility: z.optional(locationVisibility),
  onlineLink: z.nullish(onlineLink),
};

type Plan = {
  isOnline: 'online' | 'offline';
  location?: string | null | undefined;
  birthYearMin: string | null;
  birthYearMax: string | null;
};

/** Checks where an offline club meets; an online club has no location, whatever was sent along. */
const placeFits = z.check<Plan>((payload) => {
  const club = payload.value;
  if (club.isOnline === 'online') {
    payload.value = { ...club, location: null };
    return;
  }
  const place = z.safeParse(location, club.location);
  if (place.success) {
    payload.value = { ...club, location: place.data };
    return;
  }
  const message = club.location ? place.error.issues[0]?.message : '모일 장소를 정해 주세요.';
  payload.issues.push({
    code: 'custom',
    path: ['location'],
    message,
    input: club.location,
  });
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
    /** An own club that is over or cancelled, which this one repeats. */
    againOf: z.nullish(id),
    /** Whether those who were there are told of it. */
    tellEarlier: z.optional(z.boolean('알릴지 말지 골라 주세요.')),
    joinMethod: z._default(z.literal('APPROVAL', '참여 방식은 승인뿐이에요.'), 'APPROVAL'),
  })
  .check(placeFits, rangeIsOrdered);
export type CreateClubData = z.infer<typeof createClubData>;

export const editClubBody = z
  .object({ ...planFields, clubId: z.optional(id) })
  .check(placeFits, rangeIsOrdered);
export type EditClubBody = z.infer<typeof editClubBody>;

/** What is left out stays; `placeFits` cannot be asked before the club is known. */
export const changeClubBody = z.object({
  clubName: z.optional(clubName),
  memberLimit: z.optional(memberLimit),
  meetingDate: z.optional(meetingDate),
  meetingTime: z.optional(meetingTime),
  durationMinutes: z.optional(durationMinutes),
  isOnline: z.optional(isOnline),
  location: z.nullish(location),
  areaCode: z.nullish(areaCode),
  onlineLink: z.nullish(onlineLink),
  note: z.nullish(changeNote),
});
export type ChangeClubBody = z.infer<typeof changeClubBody>;
