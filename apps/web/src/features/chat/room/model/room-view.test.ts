import { expect, test } from 'vitest';
import { viewer } from '#web/testing/sample-replies.ts';
import { ownMessage, sampleMessage } from '#web/testing/sample-room.ts';
import { countNewBelow } from './room-view.ts';

const messages = [
  sampleMessage({ seq: 3 }),
  ownMessage({ seq: 4 }),
  sampleMessage({ seq: 5, sender: null, kind: 'SYSTEM' }),
  sampleMessage({ seq: 6 }),
];

test.each([
  ['nothing was seen', { seenSeq: 0, newestSeq: 6 }, 2],
  ['the first was seen', { seenSeq: 3, newestSeq: 6 }, 1],
  ['everything was seen', { seenSeq: 6, newestSeq: 6 }, 0],
  ['four more are not loaded', { seenSeq: 6, newestSeq: 10 }, 4],
  ['one was not seen and four are not loaded', { seenSeq: 5, newestSeq: 10 }, 5],
])('the new messages of other members are counted if %s', (_, view, expected) => {
  expect(countNewBelow(messages, view, viewer.memberId)).toBe(expected);
});
