import { expect, test } from 'vitest';
import { commentChoices } from '#web/domain/copy/praise.ts';
import {
  emptyReview,
  missingInReviews,
  readReviews,
  reviewForm,
  staleBlocks,
  togglePraise,
} from './review-form.ts';

const praised = (revieweeId: number) => ({ ...emptyReview(revieweeId), praises: ['MOOD_MAKER'] });

// covers S9.5 (docs/coverage-statements.md)
test('a new review block has no praise and no text', () => {
  expect(emptyReview(7)).toEqual({ revieweeId: 7, praises: [], commentBody: '' });
});

test('there are six distinct review labels', () => {
  expect(commentChoices[0]).toEqual({ value: 'CONSIDERATE', label: '배려심이 깊어요' });
  expect(new Set(commentChoices.map(({ label }) => label)).size).toBe(6);
});

test('an incomplete review form names the missing person or praise or the text limit', () => {
  expect(missingInReviews({ reviews: [] })).toBe('한 명 이상 고르면 보낼 수 있어요.');
  expect(missingInReviews({ reviews: [emptyReview(8)] })).toBe('좋았던 점을 골라 주세요.');
  const long = { ...praised(7), commentBody: '가'.repeat(129) };
  expect(missingInReviews({ reviews: [praised(8), long] })).toBe('후기는 128자까지 쓸 수 있어요.');
  expect(missingInReviews({ reviews: [praised(8)] })).toBeUndefined();
  expect(
    missingInReviews({ reviews: [{ ...long, commentBody: '가'.repeat(128) }] }),
  ).toBeUndefined();
});

test('a review text that consists only of spaces becomes empty', () => {
  const parsed = reviewForm.parse({ reviews: [{ ...praised(7), commentBody: '  ' }] });
  expect(parsed.reviews[0]?.commentBody).toBe('');
});

test('a praise can be added and removed, and a form with three praises is invalid', () => {
  expect(togglePraise(['MOOD_MAKER'], 'CONSIDERATE')).toEqual(['MOOD_MAKER', 'CONSIDERATE']);
  expect(togglePraise(['MOOD_MAKER', 'CONSIDERATE'], 'MOOD_MAKER')).toEqual(['CONSIDERATE']);
  const three = { ...praised(7), praises: ['MOOD_MAKER', 'CONSIDERATE', 'KEEP_ON_TIME'] };
  expect(missingInReviews({ reviews: [three] })).toBeDefined();
});

test('a draft in the old format with a single praise is not restored', () => {
  const old = { revieweeId: 7, commentCategory: 'CONSIDERATE', commentBody: '' };
  expect(readReviews({ reviews: [old] })).toBeUndefined();
});

test('review blocks of members who are not listed are found, the last block first', () => {
  const blocks = [{ revieweeId: 1 }, { revieweeId: 2 }, { revieweeId: 3 }];
  expect(staleBlocks(blocks, [{ memberId: 2 }])).toEqual([2, 0]);
  expect(staleBlocks(blocks, [{ memberId: 3 }, { memberId: 1 }, { memberId: 2 }])).toEqual([]);
});
