import { searchMessages } from '#web/domain/copy/finding/search.ts';
import styles from './single-words.module.css';

type SingleWordsProps = { words: readonly string[]; onChoose: (word: string) => void };

export function SingleWords({ words, onChoose }: SingleWordsProps) {
  return (
    <ul className={styles.words} aria-label={searchMessages.singleWords}>
      {words.map((word) => (
        <li key={word}>
          <button type="button" className={styles.word} onClick={() => onChoose(word)}>
            {searchMessages.searchOnly(word)}
          </button>
        </li>
      ))}
    </ul>
  );
}
