import { expect, test } from 'vitest';
import { viewer } from '#web/testing/sample-replies.ts';
import { ownMessage, sampleMessage } from '#web/testing/sample-room.ts';
import { openWindow } from './message-window.ts';
import { countNewBelow } from './room-view.ts';

const messages = [
  sampleMessage({ seq: 3 }),
  ownMessage({ seq: 4 }),
  sampleMessage({ seq: 5, sender: null, kind: 'SYSTEM' }),
  sampleMessage({ seq: 6 }),
];
const whole = openWindow(messages, { firstSeq: 3, lastSeq: 6 });
const part = openWindow(messages, { firstSeq: 3, lastSeq: 10 });

test.each([
  ['nothing was seen', whole, 0, 2],
  ['the first was seen', whole, 3, 1],
  ['everything was seen', whole, 6, 0],
  ['four more are not loaded', part, 6, 4],
  ['one was not seen and four are not loaded', part, 5, 5],
])('new messages below where %s: those of others', (_, window, seenSeq, expected) => {
  expect(countNewBelow(window, seenSeq, viewer.memberId)).toBe(expected);
});
