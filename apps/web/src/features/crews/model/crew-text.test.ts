import { expect, test } from 'vitest';
import { sampleDate } from '#web/testing/sample-crews.ts';
import { goingText } from './crew-text.ts';

test.each([
  [0, 0, '아직 답한 사람이 없어요'],
  [3, 0, '3명이 가요'],
  [3, 2, '1명이 가요 · 2명은 다시 답하는 중'],
  [2, 2, '2명은 다시 답하는 중'],
])(
  '%i seats of a crew meeting, %i of them to confirm, read “%s”',
  (goingCount, unconfirmed, text) => {
    const shown = goingText(sampleDate({ goingCount, unconfirmed }));
    expect(shown.replaceAll('\u00a0', ' ')).toBe(text);
  },
);
