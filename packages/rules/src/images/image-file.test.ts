import { expect, test } from 'vitest';
import { isImageTooLarge } from './image-file.ts';

test('a picture of 1 MB is too large, and one byte less is accepted', () => {
  expect(isImageTooLarge(1_048_576)).toBe(true);
  expect(isImageTooLarge(1_048_575)).toBe(false);
});
