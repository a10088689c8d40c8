import { expect, test } from 'vitest';
import { linkCard } from './link-card.ts';

test.each([
  ['서울 성동구', false, '운동 · 서울 성동구'],
  [null, true, '운동 · 온라인'],
  [null, false, '운동 · 오프라인'],
])('the card of a club in %s, online %s, reads “%s”', (area, isOnline, description) => {
  const card = linkCard({ clubName: '볼더링', category: '운동', area, isOnline });
  expect(card).toEqual({ title: '볼더링 · 아지트', description });
});
