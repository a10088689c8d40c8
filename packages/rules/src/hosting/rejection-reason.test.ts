import { rejectionReasons } from '@azit/contract/clubs/club.field';
import { expect, test } from 'vitest';
import { rejectionText } from './rejection-reason.ts';

test('rejection reasons have distinct texts that say only what the host chose', () => {
  const texts = rejectionReasons.map(rejectionText);
  expect(new Set(texts).size).toBe(rejectionReasons.length);
  expect(rejectionText('FULL_SOON')).toBe('이번에는 자리가 먼저 찼어요.');
});
