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

test('the divider is below the messages that the viewer sent after the last read one', () => {
  expect(findLastRead(4, messages, viewer.memberId)).toBe(6);
});

test('the divider stays above an unread message of another member', () => {
  expect(findLastRead(6, messages, viewer.memberId)).toBe(6);
  expect(findLastRead(3, messages, viewer.memberId)).toBe(3);
});

test('a room without unread messages has no divider', () => {
  expect(findLastRead(null, messages, viewer.memberId)).toBeNull();
});
