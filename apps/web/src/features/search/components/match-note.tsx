import { MarkedText } from '#web/features/search/components/marked-text.tsx';
import type { OffCardMatch } from '#web/features/search/model/match-off-card.ts';
import styles from './match-note.module.css';

type MatchNoteProps = { match: OffCardMatch; words: readonly string[] };

export function MatchNote({ match, words }: MatchNoteProps) {
  return (
    <p className="text-caption text-clipped">
      <span className={styles.label}>{match.label}</span>
      <MarkedText text={match.text} words={words} />
    </p>
  );
}
