export function listCodePoints(text: string): Set<number> {
  return new Set(Array.from(text, (character) => character.codePointAt(0) ?? 0));
}

/** Removes the code points of the range from the set. Returns false if it contains none. */
export function takeCovered(unicodeRange: string, codePoints: Set<number>): boolean {
  const before = codePoints.size;
  for (const part of unicodeRange.split(',')) {
    const [first = '', last = first] = part.trim().replace(/^U\+/i, '').split('-');
    const end = Number.parseInt(last, 16);
    for (let code = Number.parseInt(first, 16); code <= end; code += 1) codePoints.delete(code);
  }
  return codePoints.size < before;
}
