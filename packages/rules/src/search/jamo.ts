import { disassemble } from 'es-hangul';

/** 전시 becomes ㅈㅓㄴㅅㅣ. The SQL function `search_jamo` must return the same. */
export function spellOut(word: string): string {
  return disassemble(word);
}

export function withoutOneLetter(spelling: string): string[] {
  const letters = [...spelling];
  return [...new Set(letters.map((_, index) => letters.toSpliced(index, 1).join('')))];
}

export function isOneLetterOff(one: string, other: string): boolean {
  const [shorter, longer] = one.length <= other.length ? [one, other] : [other, one];
  let same = 0;
  while (same < shorter.length && shorter[same] === longer[same]) same += 1;
  const rest = longer.length === shorter.length ? same + 1 : same;
  return shorter.slice(rest) === longer.slice(same + 1);
}

export function isSyllableShort(word: string, whole: string): boolean {
  const syllables = [...whole];
  return syllables.some((_, index) => syllables.toSpliced(index, 1).join('') === word);
}
