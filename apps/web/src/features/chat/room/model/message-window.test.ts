import { describe, expect, test } from 'vitest';
import { sampleMessage } from '#web/testing/sample-room.ts';
import {
  addNewer,
  addOlder,
  lastLoaded,
  type MessageWindow,
  openWindow,
  replaceSame,
  tellLast,
} from './message-window.ts';

const from = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => sampleMessage({ seq: first + index }));
const seqs = ({ messages }: MessageWindow) => messages.map(({ seq }) => seq);
const room = { firstSeq: 1, lastSeq: 10 };

describe('openWindow', () => {
  test('a piece from the middle has older ones and does not reach the end', () => {
    expect(openWindow(from(4, 6), room)).toMatchObject({ hasOlder: true, reachesEnd: false });
  });

  test('a whole room has nothing more on either side', () => {
    expect(openWindow(from(1, 10), room)).toMatchObject({ hasOlder: false, reachesEnd: true });
  });

  test('an empty room is complete, and its next message is the first', () => {
    const window = openWindow([], { firstSeq: 5, lastSeq: 4 });
    expect(window).toMatchObject({ hasOlder: false, reachesEnd: true });
    expect(lastLoaded(window)).toBe(4);
  });

  test('what lies before a gap is left out', () => {
    expect(seqs(openWindow([...from(1, 3), ...from(5, 6)], room))).toEqual([5, 6]);
  });
});

describe('addOlder', () => {
  const window = openWindow(from(5, 6), room);

  test('a page that joins is put in front', () => {
    const next = addOlder(window, from(3, 4));
    expect(seqs(next)).toEqual([3, 4, 5, 6]);
    expect(next.hasOlder).toBe(true);
  });

  test('the page with the first message that may be read is the last one', () => {
    expect(addOlder(window, from(1, 4)).hasOlder).toBe(false);
  });

  test.each([[[]], [from(1, 3)]])('a page that does not join changes nothing', (page) => {
    const next = addOlder(window, page);
    expect(seqs(next)).toEqual([5, 6]);
    expect(next.hasOlder).toBe(false);
  });
});

describe('addNewer', () => {
  const window = openWindow(from(5, 6), room);

  test('messages that are there already are not there twice', () => {
    const next = addNewer(window, from(6, 8), false);
    expect(seqs(next)).toEqual([5, 6, 7, 8]);
    expect(next.reachesEnd).toBe(false);
  });

  test('the last page reaches the end, also of a room that grew meanwhile', () => {
    const next = addNewer(window, from(7, 12), true);
    expect(next).toMatchObject({ reachesEnd: true, lastSeq: 12 });
  });

  test('a page behind a gap begins anew, and the rest is older', () => {
    const next = addNewer(window, from(8, 9), true);
    expect(seqs(next)).toEqual([8, 9]);
    expect(next.hasOlder).toBe(true);
  });
});

test('a removed message takes the place of the one it was, and nothing else moves', () => {
  const window = openWindow(from(1, 3), { firstSeq: 1, lastSeq: 3 });
  const tombstone = sampleMessage({ seq: 2, removed: true, body: null });
  const next = replaceSame(window, [tombstone]);
  expect(next.messages[1]).toBe(tombstone);
  expect(next.messages[0]).toBe(window.messages[0]);
  expect(replaceSame(next, [tombstone])).toBe(next);
});

test('what a bell tells never goes back', () => {
  const window = openWindow(from(1, 3), { firstSeq: 1, lastSeq: 3 });
  expect(tellLast(window, 9).lastSeq).toBe(9);
  expect(tellLast(window, 2)).toBe(window);
});
