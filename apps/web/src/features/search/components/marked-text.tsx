import { matchedParts } from '#web/features/search/model/matched-parts.ts';
import styles from './marked-text.module.css';

type MarkedTextProps = { text: string; words: readonly string[] };

export function MarkedText({ text, words }: MarkedTextProps) {
  return matchedParts(text, words).map((part) =>
    part.matched ? (
      <mark key={part.start} className={styles.mark}>
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
}
