import { withoutFilterLetters } from './filter-letters.ts';

/** A word that is said again asks for nothing more, and would be looked for in every text again. */
export function eachWordOnce(keyword: string): string {
  const words = withoutFilterLetters(keyword).split(/\s+/);
  const said = words.map((word) => word.toLowerCase());
  return words.filter((word, place) => said.indexOf(word.toLowerCase()) === place).join(' ');
}
