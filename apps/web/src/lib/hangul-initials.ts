import { getChoseong } from 'es-hangul';

/** Each syllable as its first consonant. One by one: over a whole text it also takes accents apart. */
export function initialsOf(text: string): string {
  return text.replaceAll(/[가-힣]/g, (syllable) => getChoseong(syllable));
}

export function hasOnlyInitials(word: string): boolean {
  return /^[ㄱ-ㅎ]+$/.test(word);
}
