import { getChoseong } from 'es-hangul';

/** Converts character by character: normalizing the whole text would also split accents. */
export function toInitials(text: string): string {
  return text.replaceAll(/[가-힣]/g, (syllable) => getChoseong(syllable));
}

export function hasOnlyInitials(word: string): boolean {
  return /^[ㄱ-ㅎ]+$/.test(word);
}
