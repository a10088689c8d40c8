import { getChoseong } from 'es-hangul';

/** Convert only Hangul syllables: converting the whole text would split accented characters. */
export function toInitials(text: string): string {
  return text.replaceAll(/[가-힣]/g, (syllable) => getChoseong(syllable));
}

export function hasOnlyInitials(word: string): boolean {
  return /^[ㄱ-ㅎ]+$/.test(word);
}
