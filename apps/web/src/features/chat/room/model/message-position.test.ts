import { describe, expect, test } from 'vitest';
import { sampleMessage } from '#web/testing/sample-room.ts';
import { getMessagePosition } from './message-position.ts';
import { formatDay, formatTime } from './room-time.ts';

const other = { memberId: 9, nickname: '도토리묵', fileInfo: { fileUrl: '', fileName: '' } };
const first = sampleMessage({ seq: 1, createdAt: '2026-11-14T14:59:30.000Z' });
const second = sampleMessage({ seq: 2, createdAt: '2026-11-14T14:59:50.000Z' });
const nextDay = sampleMessage({ seq: 3, createdAt: '2026-11-14T15:00:00.000Z' });

describe('a message in its room', () => {
  test('the first one names its day and its writer', () => {
    const place = getMessagePosition(first, undefined, second, null);
    expect(place).toMatchObject({ day: '2026-11-14', startsRun: true, showsTime: false });
  });

  test('the second one of a person in the same minute only says the time', () => {
    const place = getMessagePosition(second, first, nextDay, null);
    expect(place).toMatchObject({ day: null, startsRun: false, showsTime: true });
  });

  test("Seoul's midnight begins a day and a run", () => {
    const place = getMessagePosition(nextDay, second, undefined, null);
    expect(place).toMatchObject({ day: '2026-11-15', startsRun: true });
  });

  test('another person begins a run', () => {
    const theirs = sampleMessage({ ...second, sender: other });
    expect(getMessagePosition(theirs, first, undefined, null).startsRun).toBe(true);
  });

  test.each([
    [1, true],
    [2, false],
    [0, false],
    [null, false],
  ])('read up to %j, the second one is the first unread: %j', (readUpTo, expected) => {
    expect(getMessagePosition(second, first, undefined, readUpTo).isFirstUnread).toBe(expected);
  });
});

test('days and times are those of Seoul, in words', () => {
  expect(formatDay('2026-11-15', '2026-11-15')).toBe('11월 15일 일요일');
  expect(formatDay('2025-01-02', '2026-11-15')).toBe('2025년 1월 2일 목요일');
  expect(formatTime('2026-11-14T15:05:00.000Z')).toBe('오전 12:05');
});
