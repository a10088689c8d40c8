import { expect, test } from 'vitest';
import { encodeText } from '#server/http/reads/encode-text.ts';

test.for([
  ['nothing', ''],
  ['plain letters', '{"data":[]}'],
  ['Korean', '{"name":"아지트 보드게임 모임"}'],
  ['pairs of surrogates', '모임 🎲🏃‍♀️ 환영'],
  ['more than is encoded at once', '가나다🎲'.repeat(20_000)],
])('a text of %s is encoded as Node itself does', ([, text = '']) => {
  expect(encodeText(text).equals(Buffer.from(text))).toBe(true);
});

test('a text that was encoded stays as it is when the next one is', () => {
  const first = encodeText('첫 번째 모임');
  encodeText('두 번째 모임');
  expect(first.toString()).toBe('첫 번째 모임');
});
