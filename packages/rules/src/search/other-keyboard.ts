import { convertHangulToQwerty, convertQwertyToHangul } from 'es-hangul';

/**
 * Reads the same keys on the other keyboard layout: qhemrpdla is 보드게임, 야ㅛ is diy. Returns
 * undefined for a single letter, for mixed scripts, for Latin letters that give no whole syllables,
 * and for Hangul that is whole syllables or only initials (ㄷㅅ means 독서, not et).
 */
export function swapKeyboard(word: string): string | undefined {
  if (word.length < 2) return undefined;
  if (/^[a-z]+$/i.test(word)) return inHangul(word);
  const isInitials = /^[ㄱ-ㅎ]+$/.test(word);
  if (!isInitials && /^[가-힣ㄱ-ㅎㅏ-ㅣ]+$/.test(word) && /[ㄱ-ㅎㅏ-ㅣ]/.test(word)) {
    return convertHangulToQwerty(word).toLowerCase();
  }
  return undefined;
}

/**
 * Shift types double consonants. A word in capitals was typed with Caps Lock, so read it in lower
 * case.
 */
function inHangul(word: string): string | undefined {
  const typed = word === word.toUpperCase() ? word.toLowerCase() : word;
  const readings = [typed, word.toLowerCase()].map((each) => convertQwertyToHangul(each));
  return readings.find((reading) => /^[가-힣]+$/.test(reading));
}
