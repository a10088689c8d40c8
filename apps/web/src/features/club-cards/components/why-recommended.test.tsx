import type { RecommendedCard } from '@azit/contract/clubs/club.schema';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { whyRecommended } from './why-recommended.tsx';

afterEach(cleanup);

const note = (reasons?: RecommendedCard['reasons']) =>
  render(whyRecommended({ clubId: 1, ...(reasons && { reasons }) }));

// covers R6.4
test('a recommended card shows its reasons after a click on “왜 추천했나요?”', () => {
  note(['INTEREST', 'AREA', 'FOLLOWED']);
  const question = screen.getByText('왜 추천했나요?');
  const why = question.closest('details');
  expect(why).toHaveProperty('open', false);
  question.click();
  expect(why).toHaveProperty('open', true);
  expect(why?.textContent).toContain('관심사 · 내 동네 · 팔로우한 사람');
});

// covers R6.4
test('a card without a reason has no button for it', () => {
  note([]);
  note();
  expect(screen.queryByText('왜 추천했나요?')).toBeNull();
});
