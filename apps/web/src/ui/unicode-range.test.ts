import { expect, test } from 'vitest';
import { listCodePoints, takeCovered } from './unicode-range.ts';

test.each([
  ['a syllable in the middle of a range', 'U+ac00-ac10, U+20ac', '각', true],
  ['a single character', 'U+ac00-ac10,U+20AC', '€ 10', true],
  ['the ends of a range', 'U+61-62', 'b', true],
  ['an emoji beyond the first plane', 'U+1f600-1f64f', '안녕 😀', true],
  ['a text of other characters', 'U+ac00-ac10', 'abc', false],
  ['no text', 'U+0-10ffff', '', false],
])(
  'for %s, a font file for the range %s and the text “%s” is loaded: %s',
  (_, range, text, expected) => {
    expect(takeCovered(range, listCodePoints(text))).toBe(expected);
  },
);

test('a character that one font file covers needs no other file', () => {
  const needed = listCodePoints('각a');
  expect(takeCovered('U+ac00-ac10', needed)).toBe(true);
  expect(takeCovered('U+ac01, U+20ac', needed)).toBe(false);
  expect([...needed]).toEqual([0x61]);
});
