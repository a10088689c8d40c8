export function listCodePoints(text: string): Set<number> {
  return new Set(Array.from(text, (character) => character.codePointAt(0) ?? 0));
}

export function coversAny(unicodeRange: string, codePoints: ReadonlySet<number>): boolean {
  return unicodeRange.split(',').some((part) => {
    const [first = '', last = first] = part.trim().replace(/^U\+/i, '').split('-');
    const end = Number.parseInt(last, 16);
    for (let code = Number.parseInt(first, 16); code <= end; code += 1) {
      if (codePoints.has(code)) return true;
    }
    return false;
  });
}
