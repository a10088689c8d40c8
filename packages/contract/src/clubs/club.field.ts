import * as z from 'zod/mini';
import { httpsLink, integer, text, year } from '../field.ts';

export const CLUB_NAME_MIN = 2;
export const CLUB_NAME_MAX = 24;
export const CLUB_INFO_MAX = 128;
export const JOIN_QUESTION_MAX = 24;
export const JOIN_ANSWER_MAX = 128;
export const MEMBER_LIMIT_MIN = 3;
export const MEMBER_LIMIT_MAX = 20;
export const CLUB_BIRTH_YEAR_MIN = 1950;
export const CLUB_BIRTH_YEAR_MAX = 2023;
export const LOCATION_MAX = 100;
export const DURATION_MINUTES_MIN = 30;
export const DURATION_MINUTES_MAX = 720;
export const DURATION_MINUTES_DEFAULT = 120;
export const FEE_MAX = 10_000_000;
export const ONLINE_LINK_MAX = 300;
export const BRING_ALONG_MAX = 40;
export const CANCEL_REASON_MAX = 128;
export const CHANGE_NOTE_MAX = 128;

export const clubName = text({
  min: CLUB_NAME_MIN,
  max: CLUB_NAME_MAX,
  message: '이름은 2~24자로 써 주세요.',
});
export const clubInfo = text({
  min: 1,
  max: CLUB_INFO_MAX,
  multiline: true,
  message: '소개는 1~128자로 써 주세요.',
});
export const joinQuestion = text({
  min: 1,
  max: JOIN_QUESTION_MAX,
  message: '질문은 1~24자로 써 주세요.',
});
export const joinAnswer = text({
  min: 1,
  max: JOIN_ANSWER_MAX,
  multiline: true,
  message: '답변은 1~128자로 써 주세요.',
});
/** Empty for someone who joins by an invite link that admits without approval. */
export const joinAnswerOrEmpty = text({
  max: JOIN_ANSWER_MAX,
  multiline: true,
  message: '답변은 1~128자로 써 주세요.',
});
export const location = text({
  min: 1,
  max: LOCATION_MAX,
  message: '장소는 1~100자로 써 주세요.',
});

/** The meeting link of an online club; only the host and joined members receive it. */
export const onlineLink = httpsLink(
  ONLINE_LINK_MAX,
  '링크는 https://로 시작하는 주소를 300자까지 쓸 수 있어요.',
);
export const bringAlong = text({
  max: BRING_ALONG_MAX,
  message: '준비물은 40자까지 쓸 수 있어요.',
});
export const cancelReason = text({
  max: CANCEL_REASON_MAX,
  multiline: true,
  message: '취소하는 이유는 128자까지 쓸 수 있어요.',
});
export const changeNote = text({
  max: CHANGE_NOTE_MAX,
  multiline: true,
  message: '덧붙이는 말은 128자까지 쓸 수 있어요.',
});

const FEE_MESSAGE = '참가비는 0~10,000,000원 사이의 숫자로 써 주세요.';
export const fee = integer(0, FEE_MAX, FEE_MESSAGE);

const LIMIT_MESSAGE = '인원은 3~20명까지 정할 수 있어요.';
export const memberLimit = integer(MEMBER_LIMIT_MIN, MEMBER_LIMIT_MAX, LIMIT_MESSAGE);

/**
 * The latest allowed date: a meeting must end in a four-digit year, which calendar formats need.
 */
const LAST_DATE = '9999-12-30';
const DATE_MESSAGE = '날짜를 확인해 주세요.';
export const meetingDate = z
  .string(DATE_MESSAGE)
  .check(
    z.regex(/^\d{4}-\d{2}-\d{2}$/, { error: DATE_MESSAGE, abort: true }),
    z.refine(isCalendarDate, DATE_MESSAGE),
  );

const TIME_MESSAGE = '시간을 확인해 주세요.';
export const meetingTime = z.string(TIME_MESSAGE).check(
  z.regex(/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/, TIME_MESSAGE),
  z.overwrite((value) => (value.length === 5 ? `${value}:00` : value)),
);

const DURATION_MESSAGE = '모임 시간은 30분에서 12시간 사이로 정해 주세요.';
export const durationMinutes = integer(
  DURATION_MINUTES_MIN,
  DURATION_MINUTES_MAX,
  DURATION_MESSAGE,
);

const YEAR_MESSAGE = '나이 제한은 1950~2023년 사이로 골라 주세요.';
const anyYear = year(CLUB_BIRTH_YEAR_MIN, CLUB_BIRTH_YEAR_MAX, YEAR_MESSAGE);
/** Some clients send an empty text for "no limit". */
export const clubBirthYear = z.pipe(
  z.nullable(z.union([z.literal(''), anyYear], YEAR_MESSAGE)),
  z.transform((value) => value || null),
);

export const genderRestrictions = ['ALL', 'MALE_ONLY', 'FEMALE_ONLY'] as const;
export const genderRestriction = z.enum(genderRestrictions, '성별 제한을 골라 주세요.');
export type GenderRestriction = z.infer<typeof genderRestriction>;

export const meetingModes = ['online', 'offline'] as const;
export const isOnline = z.enum(meetingModes, '온라인과 오프라인 중에서 골라 주세요.');
export type MeetingMode = z.infer<typeof isOnline>;

export const locationVisibilities = ['ALL', 'JOINED'] as const;
export const locationVisibility = z.enum(
  locationVisibilities,
  '주소를 누구에게 보일지 골라 주세요.',
);
export type LocationVisibility = z.infer<typeof locationVisibility>;

export const clubVisibilities = ['LISTED', 'BY_LINK'] as const;
export const clubVisibility = z.enum(clubVisibilities, '누가 볼 수 있는지 골라 주세요.');
export type ClubVisibility = z.infer<typeof clubVisibility>;

export const rejectionReasons = ['BALANCE', 'FULL_SOON', 'NOT_FITTING', 'NEXT_TIME'] as const;
export const rejectionReason = z.enum(rejectionReasons, '거절하는 이유를 골라 주세요.');
export type RejectionReason = z.infer<typeof rejectionReason>;

function isCalendarDate(value: string): boolean {
  const parsed = new Date(`${value}T00:00:00Z`);
  return (
    !Number.isNaN(parsed.getTime()) &&
    parsed.toISOString().startsWith(value) &&
    value >= '2000-01-01' &&
    value <= LAST_DATE
  );
}
