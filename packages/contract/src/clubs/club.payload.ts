import * as z from 'zod/mini';
import { areaCode } from '../areas/area.field.ts';
import { categorySmallId } from '../categories/category.schema.ts';
import { id } from '../field.ts';
import {
  bringAlong,
  changeNote,
  clubBirthYear,
  clubInfo,
  clubName,
  clubVisibility,
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

/**
 * Accepts anything: `locationFitsMode` validates the location, because only an offline club needs
 * one.
 */
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
  /**
   * Older clients omit the duration. A new club then gets the default duration, and an edited club
   * retains its duration.
   */
  durationMinutes: z.optional(durationMinutes),
  fee,
  genderRestriction,
  birthYearMin: clubBirthYear,
  birthYearMax: clubBirthYear,
  isOnline,
  location: anyLocation,
  /**
   * The 시군구 code from the address search. If it is missing, the server derives it from the
   * location.
   */
  areaCode: z.nullish(areaCode),
  locationVisibility: z.optional(locationVisibility),
  onlineLink: z.nullish(onlineLink),
  bringAlong: z.nullish(bringAlong),
  /**
   * Older clients omit the visibility. A new club is then listed, and an edited club retains its
   * visibility.
   */
  visibility: z.optional(clubVisibility),
  /** True if unanswered seats go to the queue six hours before the start. */
  releasesSeats: z.optional(z.boolean('자리를 넘길지 골라 주세요.')),
};

type Plan = {
  isOnline: 'online' | 'offline';
  location?: string | null | undefined;
  birthYearMin: string | null;
  birthYearMax: string | null;
};

const locationFitsMode = z.check<Plan>((payload) => {
  const club = payload.value;
  if (club.isOnline === 'online') {
    payload.value = { ...club, location: null };
    return;
  }
  const parsed = z.safeParse(location, club.location);
  if (parsed.success) {
    payload.value = { ...club, location: parsed.data };
    return;
  }
  const message = club.location ? parsed.error.issues[0]?.message : '모일 장소를 정해 주세요.';
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
    againOf: z.nullish(id),
    tellEarlier: z.optional(z.boolean('알릴지 말지 골라 주세요.')),
    /**
     * True if members who came to an earlier meeting of the club may join without an application.
     * Older clients omit it.
     */
    admitEarlier: z.optional(z.boolean('바로 참여하게 할지 골라 주세요.')),
    joinMethod: z._default(z.literal('APPROVAL', '참여 방식은 수락뿐이에요.'), 'APPROVAL'),
  })
  .check(locationFitsMode, rangeIsOrdered);
export type CreateClubData = z.infer<typeof createClubData>;

export const editClubBody = z
  .object({ ...planFields, clubId: z.optional(id) })
  .check(locationFitsMode, rangeIsOrdered);
export type EditClubBody = z.infer<typeof editClubBody>;

/**
 * Omitted fields stay unchanged, so the server checks `locationFitsMode` only after merging this
 * change with the stored club.
 */
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
