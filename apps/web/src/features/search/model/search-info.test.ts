import { expect, test } from 'vitest';
import { readSearchInfo, reasonText, understoodText } from './search-info.ts';

const free = { word: '무료', name: 'free' as const, value: '1' };
const saturday = { word: '토요일', name: 'weekday' as const, value: '6' };

test.each([
  ['qhemrpdla', '보드게임', [], '‘보드게임’으로 찾았어요', '자판을 바꿔 봤어요.'],
  ['야ㅛ', 'diy', [], '‘diy’로 찾았어요', '자판을 바꿔 봤어요.'],
  ['pt', '헬스', [], '‘헬스’로 찾았어요', '비슷한 말로 찾아봤어요.'],
  ['ehrtjahdla', '독서', [], '‘독서’로 찾았어요', '자판을 바꿔 봤어요.'],
  ['조깅을', '조깅', [], '‘조깅’으로 찾았어요', '비슷한 말로 찾아봤어요.'],
  ['독서모임', '독서', [], '‘독서’로 찾았어요', '비슷한 말로 찾아봤어요.'],
  ['무료 등산', '등산', [free], '‘등산’ · 무료로 찾았어요', '낱말을 조건으로 봤어요.'],
  ['무료 토요일', '', [free, saturday], '무료 · 토요일로 찾았어요', '낱말을 조건으로 봤어요.'],
])(
  'a search for %s that was interpreted as %s shows the interpretation',
  (keyword, understoodAs, filters, text, reason) => {
    const searchInfo = { keyword, understoodAs, filters };
    expect(understoodText(searchInfo)).toBe(text);
    expect(reasonText(searchInfo)).toBe(reason);
  },
);

test('before results have loaded, no text explains how a search was interpreted', () => {
  expect(readSearchInfo(undefined)).toBeUndefined();
});
