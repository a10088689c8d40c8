import styles from './single-words.module.css';

type SingleWordsProps = { words: readonly string[]; onChoose: (word: string) => void };

export function SingleWords({ words, onChoose }: SingleWordsProps) {
  return (
    <ul className={styles.words} aria-label="낱말 하나로 찾기">
      {words.map((word) => (
        <li key={word}>
          <button type="button" className={styles.word} onClick={() => onChoose(word)}>
            ‘{word}’만 찾아보기
          </button>
        </li>
      ))}
    </ul>
  );
}
