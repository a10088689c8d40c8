import * as z from 'zod/mini';

/**
 * A five-digit 시군구 code: 11680 is 서울 강남구. Filters of lists also accept the code of a province:
 * 11000 is 서울.
 */
const AREA_CODE_PATTERN = /^[1-9]\d{4}$/;
const AREA_MESSAGE = '지역을 다시 골라 주세요.';
export const AREA_FILTER_MAX = 10;
export const MEMBER_AREA_MAX = 2;

export const areaCode = z.string(AREA_MESSAGE).check(z.regex(AREA_CODE_PATTERN, AREA_MESSAGE));

export const areaCodes = z.array(areaCode, AREA_MESSAGE).check(
  z.maxLength(MEMBER_AREA_MAX, '동네는 2곳까지 고를 수 있어요.'),
  z.refine((codes) => new Set(codes).size === codes.length, '같은 동네를 두 번 고를 수 없어요.'),
);
