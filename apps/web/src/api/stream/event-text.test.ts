import { expect, test } from 'vitest';
import { eventTextReader } from './event-text.ts';

const club = { name: 'club', data: '{"clubId":3}' };
const clubText = 'event: club\ndata: {"clubId":3}\n\n';

test('an event that arrives character by character is returned once it is complete', () => {
  const read = eventTextReader();
  const returned = [...`:\n\n${clubText}`].map((letter) => read(letter));
  expect(returned.at(-1)).toEqual([club]);
  expect(returned.flat()).toHaveLength(1);
});

test.each([
  ['two events in one piece', clubText + clubText, [club, club]],
  ['a comment', ':\n\n', []],
  ['CRLF line ends', clubText.replaceAll('\n', '\r\n'), [club]],
  ['data in two lines', 'event: a\ndata: 1\ndata: 2\n\n', [{ name: 'a', data: '1\n2' }]],
  ['an event without data', 'event: a\n\n', []],
  ['an event that is cut off', 'event: a\ndata: 1\n', []],
])('the text with %s is parsed into its events', (_, text, events) => {
  expect(eventTextReader()(text)).toEqual(events);
});
