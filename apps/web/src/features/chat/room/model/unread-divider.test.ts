import { expect, test } from 'vitest';
import { viewer } from '#web/testing/sample-replies.ts';
import { ownMessage, sampleMessage } from '#web/testing/sample-room.ts';
import { findLastRead } from './unread-divider.ts';

const talk = [
  sampleMessage({ seq: 4 }),
  ownMessage({ seq: 5 }),
  ownMessage({ seq: 6 }),
  sampleMessage({ seq: 7 }),
  ownMessage({ seq: 8 }),
];

test('the mark of what was read stands below the viewer’s own messages that follow it', () => {
  expect(findLastRead(4, talk, viewer.memberId)).toBe(6);
});

test('the mark stays above a message of somebody else, whatever the viewer wrote later', () => {
  expect(findLastRead(6, talk, viewer.memberId)).toBe(6);
  expect(findLastRead(3, talk, viewer.memberId)).toBe(3);
});

test('a room that was read to its end has no mark', () => {
  expect(findLastRead(null, talk, viewer.memberId)).toBeNull();
});
