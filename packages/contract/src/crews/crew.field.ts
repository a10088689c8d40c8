import * as z from 'zod/mini';
import { integer, text } from '../field.ts';

export const CREW_NAME_MAX = 24;
export const CREW_INTRO_MAX = 500;
export const CREW_MEMBERS_MAX = 40;
export const CREWS_PER_MEMBER = 10;
export const COHOSTS_MAX = 2;
export const DATES_AHEAD_MAX = 4;
export const OPENS_HOURS_MAX = 168;
export const SKIP_NOTE_MAX = 128;

export const crewName = text({
  min: 2,
  max: CREW_NAME_MAX,
  message: '이름은 2~24자로 써 주세요.',
});
export const crewIntro = text({
  max: CREW_INTRO_MAX,
  multiline: true,
  message: '소개는 500자까지 쓸 수 있어요.',
});
export const skipNote = text({
  max: SKIP_NOTE_MAX,
  multiline: true,
  message: '덧붙이는 말은 128자까지 쓸 수 있어요.',
});

export const crewRoles = ['HOST', 'COHOST', 'MEMBER'] as const;
export const crewRole = z.enum(crewRoles, '역할을 골라 주세요.');
export type CrewRole = z.infer<typeof crewRole>;

export const crewStates = ['INVITED', 'JOINED', 'LEFT', 'REMOVED'] as const;
export type CrewState = (typeof crewStates)[number];

export const rhythmIntervals = ['NONE', 'WEEKLY', 'BIWEEKLY', 'MONTHLY'] as const;
export type RhythmInterval = (typeof rhythmIntervals)[number];

/** The value of `nth` for the last such weekday of a month, for example the last Friday. */
export const LAST_WEEK = -1;

const WEEKDAY_MESSAGE = '요일을 골라 주세요.';
const NTH_MESSAGE = '몇째 주인지 골라 주세요.';
const EVERY_MESSAGE = '얼마나 자주 만날지 골라 주세요.';

/**
 * `weekday` counts from Sunday, which is 0. `nth` is 1 to 4, or -1 for the last such weekday of the
 * month.
 */
export const rhythm = z
  .object(
    {
      every: z.enum(rhythmIntervals, EVERY_MESSAGE),
      weekday: z.optional(integer(0, 6, WEEKDAY_MESSAGE)),
      nth: z.optional(z.union([z.literal(LAST_WEEK), integer(1, 4, NTH_MESSAGE)], NTH_MESSAGE)),
    },
    EVERY_MESSAGE,
  )
  .check(
    z.refine(({ every, weekday }) => every === 'NONE' || weekday !== undefined, {
      error: WEEKDAY_MESSAGE,
      path: ['weekday'],
    }),
    z.refine(({ every, nth }) => every !== 'MONTHLY' || nth !== undefined, {
      error: NTH_MESSAGE,
      path: ['nth'],
    }),
  );
export type Rhythm = z.infer<typeof rhythm>;

export const removalReasons = ['AWAY', 'DIRECTION', 'SMALLER', 'PROMISES'] as const;
export const removalReason = z.enum(removalReasons, '내보내는 이유를 골라 주세요.');
export type RemovalReason = z.infer<typeof removalReason>;

export const crewLinkSchema = z.object({ crewId: z.int(), name: z.string() });
export type CrewLink = z.infer<typeof crewLinkSchema>;
