import { expect, it } from 'vitest';
import { refuseBannerFile } from './banner-file.ts';

const limit = 1_048_576;

// covers S5.12, P9.1
it.each([
  ['image/jpeg', limit - 1, null],
  ['image/png', 10, null],
  ['image/jpeg', limit, '1MB보다 작은 파일을 올려 주세요.'],
  ['image/gif', 10, 'jpg나 png 사진만 올릴 수 있어요. 1MB보다 작은 파일을 올려 주세요.'],
  ['', 10, 'jpg나 png 사진만 올릴 수 있어요. 1MB보다 작은 파일을 올려 주세요.'],
])('a file of type %s and %i bytes is refused with: %s', (type, size, refusal) => {
  expect(refuseBannerFile({ type, size })).toBe(refusal);
});
