import * as z from 'zod/mini';

/** Characters as a person counts them: one per code point. */
export function countCharacters(value: string): number {
  return [...value].length;
}

// Bidirectional overrides are refused with the control characters: they make a name lie.
const LINE_CONTROL = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;
const TEXT_CONTROL = /(?!\n)[\p{Cc}\u202a-\u202e\u2066-\u2069]/u;
/** Some letters and symbols show nothing: the Hangul fillers, the empty Braille cell. */
const VISIBLE = /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u;
/** More than any character takes apart: four letters and marks, or three beyond the basic plane. */
const UNITS_PER_CHARACTER = 8;

/**
 * Returns the text in NFC, so that one word has one spelling. One that is too long in any spelling is
 * returned as it is: sorting thousands of marks on a single letter keeps the processor for seconds.
 */
export function compose(value: string, maxCharacters: number): string {
  const isTooLong = value.length > maxCharacters * UNITS_PER_CHARACTER;
  return isTooLong ? value : value.normalize('NFC');
}

type TextRule = {
  min?: number;
  max: number;
  /** Said when the text is too short, too long or not a text at all. */
  message: string;
  /** Line breaks are kept in texts of several lines and refused elsewhere. */
  multiline?: boolean;
};

/** A typed text: NFC, trimmed, counted by characters, free of control characters and broken pairs. */
export function text({ min = 0, max, message, multiline = false }: TextRule) {
  const control = multiline ? TEXT_CONTROL : LINE_CONTROL;
  return z.string(message).check(
    z.overwrite((value) => compose(value.replaceAll('\r\n', '\n').trim(), max)),
    z.refine(
      (value) => value.isWellFormed() && !control.test(value),
      '쓸 수 없는 문자가 들어 있어요.',
    ),
    z.refine((value) => {
      const length = countCharacters(value);
      return length >= min && length <= max && (min === 0 || VISIBLE.test(value));
    }, message),
    z.meta({ minLength: min, maxLength: max }),
  );
}

/** An address that a browser can open safely: https, a host, no name or password in it. */
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

/** Typed as what our own clients send; others may send the other kind, and both are accepted. */
function numberOrDigits(pattern: RegExp, min: number, max: number, message: string) {
  return z.union([z.string(), z.number()], message).check(
    z.refine((value) => pattern.test(String(value)), { error: message, abort: true }),
    z.refine((value) => Number(value) >= min && Number(value) <= max, message),
  );
}

/** A number, or its decimal digits: clients keep ids in local storage, which holds only strings. */
export function integer(min: number, max: number, message: string) {
  const described = z.meta({ type: 'integer', minimum: min, maximum: max, anyOf: undefined });
  return z.pipe(
    numberOrDigits(/^\d{1,10}$/, min, max, message).check(described),
    z.transform(Number),
  ) as z.ZodMiniType<number, number>;
}

/** Four digits, handed on as a string; a number is accepted too. */
export function year(min: number, max: number, message: string) {
  const described = z.meta({ type: 'string', pattern: '^\\d{4}$', anyOf: undefined });
  return z.pipe(
    numberOrDigits(/^\d{4}$/, min, max, message).check(described),
    z.transform(String),
  ) as z.ZodMiniType<string, string>;
}

export const id = integer(1, MAX_ID, ID_MESSAGE);
/** Of what every pair of people makes more of, and so is counted past 2³¹. */
export const longId = integer(1, 9_999_999_999, ID_MESSAGE);

const PAGE_MESSAGE = '쪽 번호는 1~1,000,000 사이의 정수여야 해요.';
const SIZE_MESSAGE = '한 쪽의 개수는 1~50 사이의 정수여야 해요.';
/** Deeper pages than this are never listed; the bound keeps OFFSET sane. */
const MAX_PAGE = 1_000_000;

export function paging(defaultSize: number) {
  return {
    page: z._default(integer(1, MAX_PAGE, PAGE_MESSAGE), 1),
    size: z._default(integer(1, 50, SIZE_MESSAGE), defaultSize),
  };
}

/** Never null: without an image of its own, a member or club has the default one. */
export const fileInfoSchema = z.object({ fileUrl: z.string(), fileName: z.string() });
export type FileInfo = z.infer<typeof fileInfoSchema>;
