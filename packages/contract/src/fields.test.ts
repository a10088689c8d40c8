import { describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import {
  clubBirthYear,
  clubInfo,
  clubName,
  fee,
  joinAnswer,
  joinQuestion,
  meetingDate,
  meetingTime,
  memberLimit,
} from './clubs/club.field.ts';
import { crewIntro } from './crews/crew.field.ts';
import { id } from './field.ts';
import { aboutMe, email, interests, nickname, password } from './members/member.field.ts';
import { commentBody } from './reviews/review.schema.ts';

function accepts(schema: z.ZodMiniType, value: unknown): boolean {
  return z.safeParse(schema, value).success;
}

const long = (length: number) => '가'.repeat(length);

describe('text fields at their limits', () => {
  // covers S5.7 (docs/coverage-statements.md)
  test.each([
    ['club name', clubName, 2, 24],
    ['intro', clubInfo, 1, 128],
    ['join question', joinQuestion, 1, 24],
    ['join answer', joinAnswer, 1, 128],
    ['about me', aboutMe, 1, 128],
    ['review body', commentBody, 0, 128],
  ] as const)(
    'the field %s accepts its shortest and longest text and no other (case %#)',
    (_name, schema, min, max) => {
      expect(accepts(schema, long(min))).toBe(true);
      expect(accepts(schema, long(max))).toBe(true);
      expect(accepts(schema, long(max + 1))).toBe(false);
      if (min > 0) expect(accepts(schema, long(min - 1))).toBe(false);
      expect(accepts(schema, 7)).toBe(false);
      expect(accepts(schema, null)).toBe(false);
    },
  );

  test('the length of a text is counted in code points, without spaces at both ends', () => {
    expect(accepts(clubName, '🏕️'.repeat(24))).toBe(false);
    expect(accepts(clubName, '🏕'.repeat(24))).toBe(true);
    expect(z.parse(clubName, '  아침 산책 ')).toBe('아침 산책');
    expect(accepts(clubName, '   가   ')).toBe(false);
  });

  test('decomposed Hangul is composed before its characters are counted', () => {
    expect(z.parse(clubName, '한강 산책'.normalize('NFD'))).toBe('한강 산책');
    expect(z.parse(nickname, '초코송이'.normalize('NFD'))).toBe('초코송이');
  });

  test.each([
    ['NUL', 'a\u0000b'],
    ['a lone surrogate', 'ab\ud800'],
    ['a direction override', 'ab\u202ecd'],
    ['a line break in a name', 'ab\ncd'],
    ['nothing visible', '\u200b\u200b\u200b'],
    ['only Hangul fillers', '\u3164\u3164'],
    ['only fillers of half width', '\uffa0\uffa0'],
    ['only empty Braille cells', '\u2800\u2800'],
  ])('a name with %s is refused', (_name, value) => {
    expect(accepts(clubName, value)).toBe(false);
  });

  test.each(['\u200b\u200b', ' \u3164\n\u2800 ', '\u2800'])(
    'the optional text %j, of which nothing is visible, is empty',
    (value) => {
      expect(z.parse(crewIntro, value)).toBe('');
      expect(z.parse(commentBody, value)).toBe('');
      expect(z.parse(crewIntro, `${value}함께 읽어요`)).toBe(`${value}함께 읽어요`.trim());
    },
  );

  test.each([
    ['club name', clubName],
    ['about me', aboutMe],
    ['nickname', nickname],
  ] as const)(
    'the field %s refuses thousands of marks on one letter without normalizing',
    (_name, schema) => {
      const sort = vi.spyOn(String.prototype, 'normalize');
      expect(accepts(schema, `a${'\u0301'.repeat(1_000)}${'\u0316'.repeat(1_000)}`)).toBe(false);
      expect(sort).not.toHaveBeenCalled();
      sort.mockRestore();
    },
  );

  test('a name of maximum length is accepted in decomposed form', () => {
    expect(z.parse(clubName, 'ᾂ'.repeat(24).normalize('NFD'))).toBe('ᾂ'.repeat(24));
    expect(z.parse(nickname, '힣'.repeat(8).normalize('NFD'))).toBe('힣'.repeat(8));
  });

  test('CRLF line breaks in a club introduction become LF', () => {
    expect(z.parse(clubInfo, '첫째 줄\r\n둘째 줄')).toBe('첫째 줄\n둘째 줄');
  });
});

describe('member fields', () => {
  // covers S5.2 (docs/coverage-statements.md)
  test.each([
    ['가나', true],
    ['abcdefgh', true],
    ['a-_가', true],
    ['가', false],
    ['abcdefghi', false],
    ['abc1', false],
    ['가 나', false],
    ['ㅋㅋ', false],
    ['', false],
  ])('whether the nickname %j is accepted: %s', (value, ok) =>
    expect(accepts(nickname, value)).toBe(ok),
  );

  // covers S5.4 (docs/coverage-statements.md)
  test.each([
    ['abcd12!@', true],
    ['abcdefgh1234567!', true],
    ['abcdefgh12345678!', false],
    ['abc12!@', false],
    ['abcdefgh!', false],
    ['12345678!', false],
    ['abcd1234', false],
    ['abcd12! @', false],
    ['abcd12!-', false],
    ['가나다라12!a', false],
  ])('whether the password %j is accepted: %s', (value, ok) =>
    expect(accepts(password, value)).toBe(ok),
  );

  // covers S5.3 (docs/coverage-statements.md)
  test.each([
    ['a@b.co', true],
    ['first.last+tag@mail.example.com', true],
    ['a@b', false],
    ['a b@c.co', false],
    ['@c.co', false],
    ['a@-c.co', false],
    [`${'a'.repeat(250)}@b.co`, false],
  ])('whether the email %j is accepted: %s', (value, ok) => expect(accepts(email, value)).toBe(ok));

  // covers S5.17 (docs/coverage-statements.md)
  test('the interests field accepts 1 to 12 existing categories without duplicates', () => {
    const first = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
    expect(accepts(interests, first(1))).toBe(true);
    expect(accepts(interests, first(12))).toBe(true);
    expect(accepts(interests, first(13))).toBe(false);
    expect(accepts(interests, [])).toBe(false);
    expect(accepts(interests, [1, 1])).toBe(false);
    expect(accepts(interests, [36])).toBe(false);
  });
});

describe('club fields', () => {
  // covers S5.14, A1.7 (docs/coverage-statements.md)
  test.each([
    [memberLimit, [3, 20, '3', '20'], [2, 21, 3.5, '2', '3.5', ' 3', '3명', '', true, null]],
    [fee, [0, 10_000_000, '0'], [-1, 10_000_001, 0.5, '-1', '1e3', '0x10']],
    [clubBirthYear, ['1950', '2023', 1994, null, ''], ['1949', '2024', 1949, 1994.5, '94']],
    [
      meetingDate,
      ['2026-11-15', '2028-02-29'],
      ['2026-02-29', '2026-13-01', '26-11-15', '2026-11-15T00:00', '0001-01-01'],
    ],
    [meetingTime, ['00:00', '23:59', '14:00:30'], ['24:00', '9:00', '14:60', '14:00:60', '']],
  ] as const)(
    'the club field with index %# accepts valid and refuses invalid values',
    (schema, good, bad) => {
      for (const value of good) expect(accepts(schema, value), String(value)).toBe(true);
      for (const value of bad) expect(accepts(schema, value), String(value)).toBe(false);
    },
  );

  // covers A1.6 (docs/coverage-statements.md)
  test('a meeting time without seconds is parsed as a time with zero seconds', () => {
    expect(z.parse(meetingTime, '14:00')).toBe('14:00:00');
  });
});

test('an id in a path must be a positive 32-bit integer', () => {
  for (const value of ['1', '2147483647']) expect(accepts(id, value)).toBe(true);
  for (const value of ['0', '-1', '1.5', '2147483648', 'abc', '', ' 1', '1e3', '99999999999999'])
    expect(accepts(id, value), value).toBe(false);
});
