import type { RecommendedCard } from '@azit/contract/clubs/club.schema';
import { expect, test } from 'vitest';
import { reasonPhrase } from './reason-phrase.ts';

const phrase = (reasons: RecommendedCard['reasons'], categoryName = '사진') =>
  reasonPhrase({
    categorySmall: { categorySmallId: 17, categoryLargeId: 4, categoryName },
    ...(reasons && { reasons }),
  });

// covers R6.4 (docs/coverage-statements.md)
test.each([
  ['사진', '사진을 좋아해서'],
  ['영화', '영화를 좋아해서'],
  ['VR', 'VR을 좋아해서'],
  ['DIY', 'DIY를 좋아해서'],
])('the interest %s is named with the matching Korean particle', (category, text) => {
  expect(phrase(['INTEREST'], category)).toBe(text);
});

// covers R6.4 (docs/coverage-statements.md)
test('only the first of several reasons for a recommendation is named', () => {
  expect(phrase(['AREA', 'INTEREST'])).toBe('내 동네라서');
});

// covers R6.4 (docs/coverage-statements.md)
test('a card without a reason for its recommendation has no phrase', () => {
  expect(phrase([])).toBeNull();
  expect(phrase(undefined)).toBeNull();
});
