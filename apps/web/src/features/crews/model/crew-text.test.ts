import { expect, test } from 'vitest';
import { visitsText } from './crew-text.ts';

test.each([
  [0, '아직 온 적 없어요'],
  [3, '3번 왔어요'],
])('a crew member who came %i times reads %s', (visits, text) => {
  expect(visitsText(visits)).toBe(text);
});
