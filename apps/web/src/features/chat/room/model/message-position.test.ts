import { describe, expect, test } from 'vitest';
import { sampleMessage } from '#web/testing/sample-room.ts';
import { getMessagePosition } from './message-position.ts';
import { formatDay, formatTime } from './room-time.ts';

const other = { memberId: 9, nickname: '도토리묵', fileInfo: { fileUrl: '', fileName: '' } };
const first = sampleMessage({ seq: 1, createdAt: '2026-11-14T14:59:30.000Z' });
const second = sampleMessage({ seq: 2, createdAt: '2026-11-14T14:59:50.000Z' });
const nextDay = sampleMessage({ seq: 3, createdAt: '2026-11-14T15:00:00.000Z' });

describe('getMessagePosition', () => {
  test('the first message shows its day and its sender', () => {
    const position = getMessagePosition(first, undefined, second, null);
    expect(position).toMatchObject({ day: '2026-11-14', startsRun: true, showsTime: false });
  });

  test('a second message of the same sender and minute shows only the time', () => {
    const position = getMessagePosition(second, first, nextDay, null);
    expect(position).toMatchObject({ day: null, startsRun: false, showsTime: true });
  });

  test('a message after midnight in Seoul starts a new day and a new group', () => {
    const position = getMessagePosition(nextDay, second, undefined, null);
    expect(position).toMatchObject({ day: '2026-11-15', startsRun: true });
  });

  test('a message of another sender starts a new group', () => {
    const theirs = sampleMessage({ ...second, sender: other });
    expect(getMessagePosition(theirs, first, undefined, null).startsRun).toBe(true);
  });

  test.each([
    [1, true],
    [2, false],
    [0, false],
    [null, false],
  ])(
    'with %j as the last read message, the second message is first unread: %j',
    (lastRead, expected) => {
      expect(getMessagePosition(second, first, undefined, lastRead).isFirstUnread).toBe(expected);
    },
  );
});

test('days and times are formatted in Korean in the Seoul time zone', () => {
  expect(formatDay('2026-11-15', '2026-11-15')).toBe('11월 15일 (일)');
  expect(formatDay('2025-01-02', '2026-11-15')).toBe('2025년 1월 2일 (목)');
  expect(formatTime('2026-11-14T15:05:00.000Z')).toBe('오전 12:05');
});
