import { describe, expect, test } from 'vitest';
import { sampleMessage } from '#web/testing/sample-room.ts';
import { addMessages, compareLists, dropBeforeGap, replaceMessages } from './message-list.ts';

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => sampleMessage({ seq: first + index }));

describe('addMessages', () => {
  test.each([
    ['newer messages follow', range(7, 8), range(5, 8)],
    ['older messages precede', range(3, 4), range(3, 6)],
    ['loaded messages are not added twice', range(4, 7), range(4, 7)],
    ['newer messages after a gap replace the list', range(8, 9), range(8, 9)],
    ['older messages before a gap are ignored', range(1, 3), range(5, 6)],
    ['an empty page changes nothing', [], range(5, 6)],
  ])('in a loaded list %s', (_, page, expected) => {
    expect(addMessages(range(5, 6), page)).toEqual(expected);
  });

  test('the first messages of an empty room are added', () => {
    expect(addMessages([], range(1, 2))).toEqual(range(1, 2));
  });

  test('the list stays the same object if nothing is added', () => {
    const list = range(5, 6);
    expect(addMessages(list, range(5, 6))).toBe(list);
  });
});

test('only messages after the last gap in the seqs stay in the list', () => {
  expect(dropBeforeGap([...range(1, 2), ...range(4, 5), ...range(7, 9)])).toEqual(range(7, 9));
});

describe('replaceMessages', () => {
  test('a removed message replaces the loaded message; the rest stay the same objects', () => {
    const list = range(1, 3);
    const removed = sampleMessage({ seq: 2, removed: true, body: null });
    const next = replaceMessages(list, [sampleMessage({ seq: 1 }), removed]);
    expect(next[1]).toBe(removed);
    expect([next[0] === list[0], next[2] === list[2]]).toEqual([true, true]);
  });

  test('replacing messages with equal messages returns the same list object', () => {
    const list = range(1, 4);
    expect(replaceMessages(list, range(1, 4))).toBe(list);
  });
});

test.each([
  ['first messages', [], range(5, 6), 'opened'],
  ['a jump down', range(1, 6), range(4, 9), 'opened'],
  ['a jump up', range(5, 9), range(1, 3), 'opened'],
  ['an older page', range(5, 6), range(3, 6), 'older'],
  ['a new message', range(5, 6), range(5, 7), 'same'],
  ['an empty room that stays empty', [], [], 'same'],
])('for %s the change of the list is “%s”', (_, before, after, expected) => {
  expect(compareLists(before, after)).toBe(expected);
});
