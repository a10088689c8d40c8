import { getChoseong } from 'es-hangul';

/**
 * Converts each syllable separately: converting the whole text would normalize it and split
 * accented characters.
 */
export function toInitials(text: string): string {
  return text.replaceAll(/[가-힣]/g, (syllable) => getChoseong(syllable));
}

export function hasOnlyInitials(word: string): boolean {
  return /^[ㄱ-ㅎ]+$/.test(word);
}
