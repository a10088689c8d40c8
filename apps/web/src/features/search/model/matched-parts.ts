export type Part = { start: number; text: string; matched: boolean };

const initials = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ';
const firstSyllable = 0xac00;
const syllablesPerInitial = 588;

export function holdsWord(text: string, word: string): boolean {
  return placesOf(text, word).length > 0;
}

/** The text cut where the words begin and end; put together again it is the text. */
export function matchedParts(text: string, words: readonly string[]): Part[] {
  const marked = Array.from({ length: text.length }, () => false);
  for (const word of words) {
    for (const at of placesOf(text, word)) marked.fill(true, at, at + word.length);
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

function placesOf(text: string, word: string): number[] {
  const searched = /^[ㄱ-ㅎ]+$/.test(word) ? initialsOf(text) : text.toLowerCase();
  // A letter that grows in lower case would shift every place after it.
  if (searched.length !== text.length || word === '') return [];
  const places: number[] = [];
  for (let at = searched.indexOf(word); at !== -1; at = searched.indexOf(word, at + 1)) {
    places.push(at);
  }
  return places;
}

/** Letter for letter: a syllable as its first consonant, anything else as it is. */
function initialsOf(text: string): string {
  return text.replaceAll(/[가-힣]/g, (syllable) => {
    const index = Math.floor((syllable.charCodeAt(0) - firstSyllable) / syllablesPerInitial);
    return initials.charAt(index);
  });
}
