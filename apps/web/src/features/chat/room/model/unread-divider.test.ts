import { expect, test } from 'vitest';
import { viewer } from '#web/testing/sample-replies.ts';
import { ownMessage, sampleMessage } from '#web/testing/sample-room.ts';
import { findLastRead } from './unread-divider.ts';

const messages = [
  sampleMessage({ seq: 4 }),
  ownMessage({ seq: 5 }),
  ownMessage({ seq: 6 }),
  sampleMessage({ seq: 7 }),
  ownMessage({ seq: 8 }),
];

test('the unread divider disappears after the viewer has sent a message', () => {
  expect(findLastRead(4, messages, viewer.memberId)).toBeNull();
  expect(findLastRead(7, messages, viewer.memberId)).toBeNull();
});

test('the unread divider stays above unread messages of other members', () => {
  expect(findLastRead(6, messages.slice(0, 4), viewer.memberId)).toBe(6);
});

test('a room without unread messages has no unread divider', () => {
  expect(findLastRead(null, messages, viewer.memberId)).toBeNull();
});
