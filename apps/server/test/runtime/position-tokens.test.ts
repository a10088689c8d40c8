import { expect, test } from 'vitest';
import { positionTokens } from '#server/runtime/position-tokens.ts';

const marks = positionTokens('a-secret-only-for-tests-0123456789abcdef');

test('a token decodes to its position in every process with the same secret', () => {
  const other = positionTokens('a-secret-only-for-tests-0123456789abcdef');
  for (const position of [0n, 1n, 2n ** 53n + 1n, 2n ** 64n - 1n]) {
    expect(other.read(marks.write(position))).toBe(position);
  }
});

test('a token does not reveal its position, and equal positions give equal tokens', () => {
  expect(marks.write(7n)).toBe(marks.write(7n));
  expect(Buffer.from(marks.write(7n), 'base64url').readBigUInt64BE(12)).not.toBe(7n);
});

test('a token of another secret, a changed token and any other text are rejected', () => {
  const mark = marks.write(123n);
  const changed = `${mark.slice(0, 20)}${mark[20] === 'A' ? 'B' : 'A'}${mark.slice(21)}`;
  const foreign = positionTokens('another-secret-for-tests-0123456789abcdef').write(123n);
  for (const text of [changed, foreign, '', 'x', mark.slice(1), `${mark}AAAA`, undefined]) {
    expect(marks.read(text)).toBeUndefined();
  }
});
