import * as z from 'zod/mini';
import { categorySmallId } from '../categories/category.schema.ts';
import { compose, text, year } from '../field.ts';

export const ABOUT_ME_MAX = 128;
export const INTEREST_MAX = 12;
export const BIRTH_YEAR_MIN = 1950;
const NICKNAME_MAX = 8;
export const NICKNAME_PATTERN = /^[A-Za-z가-힣_-]{2,8}$/;
export const PASSWORD_PATTERN =
  /^(?=.*[A-Za-z])(?=.*\d)(?=.*[~!@#$%^&*()])[A-Za-z\d~!@#$%^&*()]{8,16}$/;
export const EMAIL_PATTERN =
  /^[A-Za-z0-9._%+-]+@[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)*\.[A-Za-z]{2,}$/;

/**
 * Stands for members who have withdrawn and for members who have blocked the viewer. The two look
 * alike, so that nobody notices a block.
 */
export const UNKNOWN_NICKNAME = '알 수 없는 회원';

export const BLOCKED_NICKNAME = '차단한 사람';

const NICKNAME_MESSAGE = '영문, 한글, -, _로 2~8자까지 쓸 수 있어요.';
const EMAIL_MESSAGE = '이메일 형식이 맞지 않아요.';
const PASSWORD_MESSAGE = '특수문자, 영문, 숫자를 모두 넣어 8~16자로 써 주세요.';
const BIRTH_YEAR_MESSAGE = '태어난 해를 골라 주세요.';

/**
 * Checks a nickname during typing. Refuses only spaces and digits, because a single Hangul letter
 * may be an unfinished syllable.
 */
export function forbiddenInNickname(typed: string): string | undefined {
  return /[\s\d]/.test(typed) ? '띄어쓰기와 숫자는 쓸 수 없어요.' : undefined;
}

export const nickname = z.string('닉네임을 입력해 주세요.').check(
  z.overwrite((value) => compose(value, NICKNAME_MAX)),
  z.regex(NICKNAME_PATTERN, {
    error: ({ input }) => forbiddenInNickname(String(input)) ?? NICKNAME_MESSAGE,
  }),
);

export const email = z
  .string('이메일을 입력해 주세요.')
  .check(z.trim(), z.maxLength(254, EMAIL_MESSAGE), z.regex(EMAIL_PATTERN, EMAIL_MESSAGE));

export const password = z
  .string('비밀번호를 입력해 주세요.')
  .check(z.regex(PASSWORD_PATTERN, PASSWORD_MESSAGE));

export const aboutMe = text({
  min: 1,
  max: ABOUT_ME_MAX,
  multiline: true,
  message: '자기소개를 1~128자로 써 주세요.',
});

/** An edit must not refuse interests or areas of a member who has no introduction yet. */
export const optionalAboutMe = text({
  max: ABOUT_ME_MAX,
  multiline: true,
  message: '자기소개를 128자 안에서 써 주세요.',
});

export const genders = ['MALE', 'FEMALE'] as const;
export const gender = z.enum(genders, '성별을 골라 주세요.');
export type Gender = z.infer<typeof gender>;

/** The use case checks the upper bound, because it is the current year. */
export const birthYear = year(BIRTH_YEAR_MIN, 9999, BIRTH_YEAR_MESSAGE);

export const interests = z.array(categorySmallId, '관심사를 골라 주세요.').check(
  z.minLength(1, '관심사를 1개 이상 골라 주세요.'),
  z.maxLength(INTEREST_MAX, '관심사는 12개까지 고를 수 있어요.'),
  z.refine((ids) => new Set(ids).size === ids.length, '같은 관심사를 두 번 고를 수 없어요.'),
);
