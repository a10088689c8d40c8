import { MarkedText } from '#web/features/search/components/marked-text.tsx';
import type { HiddenMatch } from '#web/features/search/model/hidden-match.ts';
import styles from './match-note.module.css';

type MatchNoteProps = { match: HiddenMatch; words: readonly string[] };

export function MatchNote({ match, words }: MatchNoteProps) {
  return (
    <p className={styles.note}>
      <span className={styles.label}>{match.label}</span>
      <MarkedText text={match.text} words={words} />
    </p>
  );
}
