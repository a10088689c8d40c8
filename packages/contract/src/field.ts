import * as z from 'zod/mini';

export function countCharacters(value: string): number {
  return [...value].length;
}

// Refuse bidirectional overrides too: they can make a name look like another.
const LINE_CONTROL = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;
const TEXT_CONTROL = /(?!\n)[\p{Cc}\u202a-\u202e\u2066-\u2069]/u;
/**
 * A text needs a visible character. Unicode counts some invisible characters as letters or symbols,
 * such as Hangul fillers and the empty Braille cell, so exclude them.
 */
const VISIBLE = /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u;
/**
 * An upper bound for the UTF-16 units of one decomposed character. The real maximum is six: three
 * characters of two units each.
 */
const UNITS_PER_CHARACTER = 8;

/**
 * Normalizes the text, unless it is much too long: thousands of combining marks would block the CPU
 * for seconds.
 */
export function compose(value: string, maxCharacters: number): string {
  const isTooLong = value.length > maxCharacters * UNITS_PER_CHARACTER;
  return isTooLong ? value : value.normalize('NFC');
}

type TextRule = {
  min?: number;
  max: number;
  message: string;
  multiline?: boolean;
};

export function text({ min = 0, max, message, multiline = false }: TextRule) {
  const control = multiline ? TEXT_CONTROL : LINE_CONTROL;
  return z.string(message).check(
    // An optional text of which nothing is visible is empty, so that no page shows a blank part.
    z.overwrite((value) => {
      const composed = compose(value.replaceAll('\r\n', '\n').trim(), max);
      return VISIBLE.test(composed) ? composed : '';
    }),
    z.refine(
      (value) => value.isWellFormed() && !control.test(value),
      '쓸 수 없는 문자가 들어 있어요.',
    ),
    z.refine((value) => {
      const length = countCharacters(value);
      return length >= min && length <= max;
    }, message),
    z.meta({ minLength: min, maxLength: max }),
  );
}

export function httpsLink(max: number, message: string) {
  return text({ min: 1, max, message }).check(z.refine(isHttpsLink, message));
}

function isHttpsLink(value: string): boolean {
  if (!/^https:\/\/\S+$/i.test(value) || !URL.canParse(value)) return false;
  const { protocol, hostname, username, password } = new URL(value);
  return protocol === 'https:' && hostname !== '' && username === '' && password === '';
}

const MAX_ID = 2_147_483_647;
const ID_MESSAGE = '번호가 올바르지 않아요.';

function numberOrDigits(pattern: RegExp, min: number, max: number, message: string) {
  return z.union([z.string(), z.number()], message).check(
    z.refine((value) => pattern.test(String(value)), { error: message, abort: true }),
    z.refine((value) => Number(value) >= min && Number(value) <= max, message),
  );
}

/** Clients store ids in local storage, which holds only strings, so digits are accepted too. */
export function integer(min: number, max: number, message: string) {
  const described = z.meta({
    type: 'integer',
    minimum: min,
    maximum: max,
    anyOf: undefined,
    description: '숫자 문자열도 받아요.',
  });
  return z.pipe(
    numberOrDigits(/^\d{1,10}$/, min, max, message).check(described),
    z.transform(Number),
  ) as z.ZodMiniType<number, number>;
}

export function year(min: number, max: number, message: string) {
  const described = z.meta({
    type: 'string',
    pattern: '^\\d{4}$',
    anyOf: undefined,
    description: '숫자도 받아요.',
  });
  return z.pipe(
    numberOrDigits(/^\d{4}$/, min, max, message).check(described),
    z.transform(String),
  ) as z.ZodMiniType<string, string>;
}

export const id = integer(1, MAX_ID, ID_MESSAGE);
export const idOrZero = integer(0, MAX_ID, ID_MESSAGE);
/** There may be a row for every pair of members, so such ids may exceed 2³¹. */
export const longId = integer(1, 9_999_999_999, ID_MESSAGE);

const PAGE_MESSAGE = '쪽 번호는 1~1,000,000 사이의 정수여야 해요.';
const SIZE_MESSAGE = '한 쪽의 개수는 1~50 사이의 정수여야 해요.';
/** Limits the OFFSET of a query. No real list has more pages. */
const MAX_PAGE = 1_000_000;

export function paging(defaultSize: number) {
  return {
    page: z._default(integer(1, MAX_PAGE, PAGE_MESSAGE), 1),
    size: z._default(integer(1, 50, SIZE_MESSAGE), defaultSize),
  };
}

/** Never null, because members and clubs without a picture have a default picture. */
export const fileInfoSchema = z.object({ fileUrl: z.string(), fileName: z.string() });
export type FileInfo = z.infer<typeof fileInfoSchema>;
