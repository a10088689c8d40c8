import { convertHangulToQwerty, convertQwertyToHangul } from 'es-hangul';

/**
 * What the same keys mean with the other keyboard: qhemrpdla is 보드게임, 야ㅛ is diy. Undefined
 * where they mean nothing there: no whole syllables, a mixture of both, or a letter alone, which
 * stands in nearly every text.
 */
export function onOtherKeyboard(word: string): string | undefined {
  if (word.length < 2) return undefined;
  if (/^[a-z]+$/i.test(word)) return inHangul(word);
  if (/^[가-힣ㄱ-ㅎㅏ-ㅣ]+$/.test(word) && /[ㄱ-ㅎㅏ-ㅣ]/.test(word)) {
    return convertHangulToQwerty(word).toLowerCase();
  }
  return undefined;
}

/** Capitals by a stuck key count as small letters where they make no double letter. */
function inHangul(word: string): string | undefined {
  const readings = [word, word.toLowerCase()].map((each) => convertQwertyToHangul(each));
  return readings.find((reading) => /^[가-힣]+$/.test(reading));
}
