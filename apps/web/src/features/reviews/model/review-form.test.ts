import { expect, test } from 'vitest';
import { commentChoices } from './comment-labels.ts';
import { emptyReview, missingInReviews, reviewForm, staleBlocks } from './review-form.ts';

// covers S9.5
test('a new review block has the first label and no text', () => {
  expect(emptyReview(7)).toEqual({
    revieweeId: 7,
    commentCategory: 'CONSIDERATE',
    commentBody: '',
  });
});

test('there are six distinct review labels, and the first is the default', () => {
  expect(commentChoices[0]).toEqual({ value: 'CONSIDERATE', label: '배려심이 깊어요' });
  expect(new Set(commentChoices.map(({ label }) => label)).size).toBe(6);
});

test('an incomplete review form shows that a person or a shorter text is required', () => {
  expect(missingInReviews({ reviews: [] })).toBe('한 명 이상 고르면 보낼 수 있어요.');
  const long = { ...emptyReview(7), commentBody: '가'.repeat(129) };
  expect(missingInReviews({ reviews: [emptyReview(8), long] })).toBe(
    '후기는 128자까지 쓸 수 있어요.',
  );
  expect(missingInReviews({ reviews: [emptyReview(8)] })).toBeUndefined();
  expect(
    missingInReviews({ reviews: [{ ...long, commentBody: '가'.repeat(128) }] }),
  ).toBeUndefined();
});

test('a review text of spaces is not sent', () => {
  const parsed = reviewForm.parse({ reviews: [{ ...emptyReview(7), commentBody: '  ' }] });
  expect(parsed.reviews[0]?.commentBody).toBe('');
});

test('blocks of people who are no longer listed are found, the last one first', () => {
  const blocks = [{ revieweeId: 1 }, { revieweeId: 2 }, { revieweeId: 3 }];
  expect(staleBlocks(blocks, [{ memberId: 2 }])).toEqual([2, 0]);
  expect(staleBlocks(blocks, [{ memberId: 3 }, { memberId: 1 }, { memberId: 2 }])).toEqual([]);
});
