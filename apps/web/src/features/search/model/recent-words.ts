const storageKey = 'recentSearches';
const keptAtMost = 10;

/** Newest first. Anything odd in the storage reads as nothing. */
export function readRecentWords(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isWord).slice(0, keptAtMost) : [];
  } catch {
    return [];
  }
}

export function addRecentWord(words: readonly string[], word: string): string[] {
  return [word, ...words.filter((kept) => kept !== word)].slice(0, keptAtMost);
}

/** On this device only; a logout clears the storage, and these with it. */
export function writeRecentWords(words: readonly string[]): void {
  if (words.length === 0) localStorage.removeItem(storageKey);
  else localStorage.setItem(storageKey, JSON.stringify(words));
}

function isWord(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}
