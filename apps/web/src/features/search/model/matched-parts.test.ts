import { expect, test } from 'vitest';
import { matchedParts } from '#web/features/search/model/matched-parts.ts';

function marked(text: string, ...words: string[]) {
  return matchedParts(text, words)
    .map((part) => (part.matched ? `[${part.text}]` : part.text))
    .join('');
}

test.each([
  ['동네 책방 독서 모임', ['독서'], '동네 책방 [독서] 모임'],
  ['독서, 독서, 또 독서', ['독서'], '[독서], [독서], 또 [독서]'],
  ['Wine과 와인', ['wine'], '[Wine]과 와인'],
  ['동네 책방', ['책', '동네'], '[동네] [책]방'],
  ['보드게임', ['보드', '드게'], '[보드게]임'],
  ['하하하', ['하하'], '[하하하]'],
  ['100% 진심', ['100%'], '[100%] 진심'],
  ['a.c', ['.'], 'a[.]c'],
  ['아무것도', ['없음'], '아무것도'],
  ['', ['독서'], ''],
])('in the text %j the matches of the words %j are highlighted', (text, words, expected) => {
  expect(marked(text, ...words)).toBe(expected);
});

test.each([
  ['독서 모임', 'ㄷㅅ', '[독서] 모임'],
  ['보드게임 처음', 'ㅂㄷㄱㅇ', '[보드게임] 처음'],
  ['까치와 빵', 'ㄲ', '[까]치와 빵'],
  ['힣', 'ㅎ', '[힣]'],
  ['ㅋㅋ 모임', 'ㅋㅋ', '[ㅋㅋ] 모임'],
  ['독 서', 'ㄷㅅ', '독 서'],
  ['café 독서', 'ㄷㅅ', 'café [독서]'],
  ['dokseo', 'ㄷㅅ', 'dokseo'],
])('in the text %j the matches of the initials %j are highlighted', (text, word, expected) => {
  expect(marked(text, word)).toBe(expected);
});

test('a text whose length changes in lower case is not highlighted', () => {
  expect(marked('İ독서', '독서')).toBe('İ독서');
});
