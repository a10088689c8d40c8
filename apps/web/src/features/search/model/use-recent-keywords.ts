import { useState } from 'react';
import {
  addRecentKeyword,
  readRecentKeywords,
  writeRecentKeywords,
} from '#web/features/search/model/recent-keywords.ts';

export function useRecentKeywords() {
  const [words, setWords] = useState(readRecentKeywords);

  function save(next: string[]): void {
    writeRecentKeywords(next);
    setWords(next);
  }

  return {
    words,
    /**
     * Read the storage before each change: another tab may have changed the list, and that change
     * would be lost.
     */
    add: (word: string) => save(addRecentKeyword(readRecentKeywords(), word)),
    forget: (word: string) => save(readRecentKeywords().filter((stored) => stored !== word)),
    forgetAll: () => save([]),
  };
}
