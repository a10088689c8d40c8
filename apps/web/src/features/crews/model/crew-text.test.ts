import { expect, test } from 'vitest';
import { joinFacts, visitsText } from './crew-text.ts';

test('a line of facts breaks after a dot, so that no line begins with one', () => {
  expect(joinFacts('두 시간', null, '5자리', '9,000원')).toBe(
    '두 시간\u00a0· 5자리\u00a0· 9,000원',
  );
});

test.each([
  [0, '아직 만난 적 없어요'],
  [3, '3번 왔어요'],
])('a crew member with %i visits reads %s', (visits, text) => {
  expect(visitsText(visits)).toBe(text);
});
