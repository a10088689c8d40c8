import { expect, test } from 'vitest';
import { fromText, toTexts } from '#server/fanout/bell-text.ts';
import type { Doorbell } from '#server/runtime/doorbells.ts';
import { NO_POSITION } from '#server/runtime/position.ts';

const from = 'here';
const position = NO_POSITION;
const every: Doorbell[] = [
  { event: 'notices', memberIds: [1, 2] },
  { event: 'club', clubId: 3, memberIds: [4] },
  { event: 'room', roomId: 5, seq: 6, memberIds: [7] },
  { event: 'lists' },
  { event: 'sessions', memberId: 8 },
];

test('every kind of bell comes out of its text as it went in', () => {
  const [text = '', ...more] = toTexts({ from, missed: false, position, bells: every }, 7_999);
  expect(more).toEqual([]);
  expect(fromText(text)).toEqual({ from, missed: false, position, bells: every });
});

test('a bell for ten thousand members is split into texts that PostgreSQL takes', () => {
  const memberIds = Array.from({ length: 10_000 }, (_, index) => 2_000_000_000 + index);
  const bells: Doorbell[] = [{ event: 'notices', memberIds }, ...every];
  const texts = toTexts({ from, missed: true, position, bells }, 7_999);
  expect(Math.max(...texts.map((text) => Buffer.byteLength(text)))).toBeLessThan(8_000);
  const heard = texts.flatMap((text) => fromText(text)?.bells ?? []);
  const told = heard.flatMap((bell) => (bell.event === 'notices' ? bell.memberIds : []));
  expect(told).toEqual([...memberIds, 1, 2]);
  expect(heard.filter(({ event }) => event !== 'notices')).toEqual(every.slice(1));
});

test('nothing to say makes no text, lost bells alone make one', () => {
  expect(toTexts({ from, missed: false, position, bells: [] }, 7_999)).toEqual([]);
  expect(
    toTexts({ from, missed: false, position, bells: [{ event: 'notices', memberIds: [] }] }, 99),
  ).toEqual([]);
  const [text = ''] = toTexts({ from, missed: true, position, bells: [] }, 7_999);
  expect(fromText(text)).toEqual({ from, missed: true, position, bells: [] });
});

test.each(['', 'x', '[]', '{"from":1}', '{"from":"a","missed":false}'])(
  'the text %s of another make is left alone',
  (text) => {
    expect(fromText(text)).toBeUndefined();
  },
);

test('a bell of a newer version is left out, the others of its text are heard', () => {
  const text = '{"from":"a","missed":false,"bells":[{"event":"new"},{"event":"lists"}]}';
  expect(fromText(text)?.bells).toEqual([{ event: 'lists' }]);
});

test('a position beyond what a number holds comes out as it went in, and none counts as none', () => {
  const far = 2n ** 63n + 1n;
  const [text = ''] = toTexts({ from, missed: false, position: far, bells: every }, 7_999);
  expect(fromText(text)?.position).toBe(far);
  expect(fromText('{"from":"a","missed":false,"bells":[]}')?.position).toBe(NO_POSITION);
});
