import * as z from 'zod/mini';

/** Characters as a person counts them: one per code point. */
export function countCharacters(value: string): number {
  return [...value].length;
}

// Bidirectional overrides are refused with the control characters: they make a name lie.
const LINE_CONTROL = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;
const TEXT_CONTROL = /(?!\n)[\p{Cc}\u202a-\u202e\u2066-\u2069]/u;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

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
    z.overwrite((value) => value.replaceAll('\r\n', '\n').normalize('NFC').trim()),
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

const MAX_ID = 2_147_483_647;
const ID_MESSAGE = '번호가 올바르지 않아요.';

/** An id in a JSON body. */
export const id = z.int(ID_MESSAGE).check(z.minimum(1, ID_MESSAGE), z.maximum(MAX_ID, ID_MESSAGE));

function integerText(min: number, max: number, message: string) {
  return z.pipe(
    z.union([z.string(), z.number()], message).check(
      z.refine((value) => /^\d{1,10}$/.test(String(value)), { error: message, abort: true }),
      z.refine((value) => Number(value) >= min && Number(value) <= max, message),
      z.meta({ type: 'integer', minimum: min, maximum: max, anyOf: undefined }),
    ),
    z.transform((value: string | number) => Number(value)),
  );
}

/** An id in a path. */
export const pathId = integerText(1, MAX_ID, ID_MESSAGE);

export function queryInteger(min: number, max: number, message: string) {
  return integerText(min, max, message);
}

const PAGE_MESSAGE = '쪽 번호는 1~1,000,000 사이의 정수여야 해요.';
const SIZE_MESSAGE = '한 쪽의 개수는 1~50 사이의 정수여야 해요.';
/** Deeper pages than this are never listed; the bound keeps OFFSET sane. */
const MAX_PAGE = 1_000_000;

export function paging(defaultSize: number) {
  return {
    page: z._default(integerText(1, MAX_PAGE, PAGE_MESSAGE), 1),
    size: z._default(integerText(1, 50, SIZE_MESSAGE), defaultSize),
  };
}

export const fileInfoSchema = z.nullable(z.object({ fileUrl: z.string(), fileName: z.string() }));
export type FileInfo = z.infer<typeof fileInfoSchema>;
