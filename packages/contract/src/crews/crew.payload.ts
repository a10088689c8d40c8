import * as z from 'zod/mini';
import { areaCode } from '../areas/area.field.ts';
import { categorySmallId } from '../categories/category.schema.ts';
import {
  durationMinutes,
  fee,
  isOnline,
  location,
  meetingDate,
  meetingTime,
  memberLimit,
  onlineLink,
} from '../clubs/club.field.ts';
import { id, integer } from '../field.ts';
import {
  CREW_MEMBERS_MAX,
  crewIntro,
  crewName,
  DATES_AHEAD_MAX,
  OPENS_HOURS_MAX,
  rhythm,
} from './crew.field.ts';

export const crewPlan = z
  .object({
    meetingTime,
    durationMinutes,
    isOnline,
    location: z.nullish(location),
    areaCode: z.nullish(areaCode),
    onlineLink: z.nullish(onlineLink),
    memberLimit,
    fee,
  })
  .check(
    z.refine((plan) => plan.isOnline === 'online' || Boolean(plan.location), {
      error: '모일 장소를 정해 주세요.',
      path: ['location'],
    }),
  );
export type CrewPlan = z.infer<typeof crewPlan>;

export const memberIds = z
  .array(id, '함께할 사람을 골라 주세요.')
  .check(z.maxLength(CREW_MEMBERS_MAX, '크루는 40명까지예요.'));

const opensHoursBefore = z.nullish(
  integer(1, OPENS_HOURS_MAX, '모두에게 여는 때는 7일 전까지 정할 수 있어요.'),
);
/** True if unanswered seats of a meeting go to its queue six hours before the start. */
const releasesSeats = z.optional(z.boolean('자리를 넘길지 골라 주세요.'));
const ahead = integer(1, DATES_AHEAD_MAX, '날짜는 네 번 앞까지 만들 수 있어요.');

export const createCrewBody = z.object({
  name: crewName,
  intro: z.nullish(crewIntro),
  categorySmallId,
  /**
   * The meeting whose participants founded the crew; its banner becomes the picture of the crew.
   */
  fromClubId: z.nullish(id),
  memberIds: z.optional(memberIds),
  plan: crewPlan,
  rhythm,
  ahead: z.optional(ahead),
  opensHoursBefore,
  releasesSeats,
});
export type CreateCrewBody = z.infer<typeof createCrewBody>;

export const editCrewBody = z.object({
  name: z.optional(crewName),
  intro: z.nullish(crewIntro),
  ahead: z.optional(ahead),
  opensHoursBefore,
  releasesSeats,
});
export type EditCrewBody = z.infer<typeof editCrewBody>;

export const changeRhythmBody = z.object({
  rhythm,
  plan: z.optional(crewPlan),
  /**
   * True if the new rhythm and plan also apply to the meetings that are already open. Members keep
   * their seats and must answer each changed meeting again.
   */
  applyToOpenDates: z.boolean('이미 열린 날도 바꿀지 골라 주세요.'),
});
export type ChangeRhythmBody = z.infer<typeof changeRhythmBody>;

export const openDateBody = z.object({ meetingDate, plan: z.optional(crewPlan) });
export type OpenDateBody = z.infer<typeof openDateBody>;
