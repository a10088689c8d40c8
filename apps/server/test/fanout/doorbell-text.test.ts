import { expect, test } from 'vitest';
import { fromText, toTexts } from '#server/fanout/doorbell-text.ts';
import type { Doorbell } from '#server/runtime/doorbells.ts';
import { NO_POSITION } from '#server/runtime/position.ts';

const from = 'here';
const position = NO_POSITION;
const every: Doorbell[] = [
  { event: 'notices', memberIds: [1, 2] },
  { event: 'club', clubId: 3, memberIds: [4] },
  { event: 'crew', crewId: 12, memberIds: [4] },
  { event: 'room', roomId: 5, seq: 6, memberIds: [7] },
  { event: 'room', roomId: 6, seq: 6, removed: true, memberIds: [7] },
  { event: 'ownRoom', roomId: 5, seq: 6, memberId: 7 },
  { event: 'publicClub', clubId: 9 },
  { event: 'watch', memberId: 10, clubId: 11 },
  { event: 'lists' },
  { event: 'sessions', memberId: 8 },
];

test('every kind of doorbell is parsed as it was serialized', () => {
  const [text = '', ...more] = toTexts({ from, missed: false, position, doorbells: every }, 7_999);
  expect(more).toEqual([]);
  expect(fromText(text)).toEqual({ from, missed: false, position, doorbells: every });
});

test('a doorbell for ten thousand members is split to fit into PostgreSQL', () => {
  const memberIds = Array.from({ length: 10_000 }, (_, index) => 2_000_000_000 + index);
  const doorbells: Doorbell[] = [{ event: 'notices', memberIds }, ...every];
  const texts = toTexts({ from, missed: true, position, doorbells }, 7_999);
  expect(Math.max(...texts.map((text) => Buffer.byteLength(text)))).toBeLessThan(8_000);
  const received = texts.flatMap((text) => fromText(text)?.doorbells ?? []);
  const notified = received.flatMap((doorbell) =>
    doorbell.event === 'notices' ? doorbell.memberIds : [],
  );
  expect(notified).toEqual([...memberIds, 1, 2]);
  expect(received.filter(({ event }) => event !== 'notices')).toEqual(every.slice(1));
});

test('an empty list of doorbells is not sent unless earlier doorbells were lost', () => {
  expect(toTexts({ from, missed: false, position, doorbells: [] }, 7_999)).toEqual([]);
  expect(
    toTexts(
      { from, missed: false, position, doorbells: [{ event: 'notices', memberIds: [] }] },
      99,
    ),
  ).toEqual([]);
  const [text = ''] = toTexts({ from, missed: true, position, doorbells: [] }, 7_999);
  expect(fromText(text)).toEqual({ from, missed: true, position, doorbells: [] });
});

test.each(['', 'x', '[]', '{"from":1}', '{"from":"a","missed":false}'])(
  'the unknown channel text %s is ignored',
  (text) => {
    expect(fromText(text)).toBeUndefined();
  },
);

test('an unknown doorbell is ignored, and the others in the same text are read', () => {
  const text = '{"from":"a","missed":false,"bells":[{"event":"new"},{"event":"lists"}]}';
  expect(fromText(text)?.doorbells).toEqual([{ event: 'lists' }]);
});

test('a log position above the safe integer range is parsed as it was serialized', () => {
  const far = 2n ** 63n + 1n;
  const [text = ''] = toTexts({ from, missed: false, position: far, doorbells: every }, 7_999);
  expect(fromText(text)?.position).toBe(far);
  expect(fromText('{"from":"a","missed":false,"bells":[]}')?.position).toBe(NO_POSITION);
});
