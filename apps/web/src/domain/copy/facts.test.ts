import { expect, test } from 'vitest';
import { joinFacts } from './facts.ts';

test('a list of facts breaks only after a dot, so that no line begins with a dot', () => {
  expect(joinFacts('두 시간', null, '5자리', '9,000원')).toBe(
    '두 시간\u00a0· 5자리\u00a0· 9,000원',
  );
});
