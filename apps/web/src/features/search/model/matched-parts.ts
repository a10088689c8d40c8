import { hasOnlyInitials, toInitials } from '#web/domain/finding/hangul-initials.ts';

export type Part = { start: number; text: string; matched: boolean };

export function holdsWord(text: string, word: string): boolean {
  return findPositions(text, word).length > 0;
}

export function matchedParts(text: string, words: readonly string[]): Part[] {
  const marked = Array.from({ length: text.length }, () => false);
  for (const word of words) {
    for (const at of findPositions(text, word)) marked.fill(true, at, at + word.length);
  }
  const parts: Part[] = [];
  for (let start = 0; start < text.length; ) {
    const matched = marked[start] === true;
    const next = marked.indexOf(!matched, start);
    const end = next === -1 ? text.length : next;
    parts.push({ start, text: text.slice(start, end), matched });
    start = end;
  }
  return parts;
}

function findPositions(text: string, word: string): number[] {
  const searched = hasOnlyInitials(word) ? toInitials(text) : text.toLowerCase();
  // Some characters become longer in lower case. Every later position would then be wrong, so
  // highlight nothing.
  if (searched.length !== text.length || word === '') return [];
  const positions: number[] = [];
  for (let at = searched.indexOf(word); at !== -1; at = searched.indexOf(word, at + 1)) {
    positions.push(at);
  }
  return positions;
}
