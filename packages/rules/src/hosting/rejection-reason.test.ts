import { rejectionReasons } from '@azit/contract/clubs/club.field';
import { expect, test } from 'vitest';
import { rejectionText } from './rejection-reason.ts';

test('rejection reasons have distinct texts; NOT_FITTING does not mention a next time', () => {
  const texts = rejectionReasons.map(rejectionText);
  expect(new Set(texts).size).toBe(rejectionReasons.length);
  expect(rejectionText('NOT_FITTING')).toBe('이번 모임과는 결이 조금 달라요.');
  expect(rejectionText('FULL_SOON')).toBe('이번에는 자리가 먼저 찼어요. 다음에 꼭 함께해요.');
});
