import { useState } from 'react';
import {
  addRecentWord,
  readRecentWords,
  writeRecentWords,
} from '#web/features/search/model/recent-words.ts';

export function useRecentWords() {
  const [words, setWords] = useState(readRecentWords);

  function keep(next: string[]): void {
    writeRecentWords(next);
    setWords(next);
  }

  return {
    words,
    /** Read anew: the screen may have been left and entered again meanwhile. */
    add: (word: string) => keep(addRecentWord(readRecentWords(), word)),
    forget: (word: string) => keep(readRecentWords().filter((kept) => kept !== word)),
    forgetAll: () => keep([]),
  };
}
