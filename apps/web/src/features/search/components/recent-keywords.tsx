import { X } from 'lucide-react';
import type { useRecentKeywords } from '#web/features/search/model/use-recent-keywords.ts';
import styles from './recent-keywords.module.css';

type RecentKeywordsProps = {
  recent: ReturnType<typeof useRecentKeywords>;
  onChoose: (word: string) => void;
};

export function RecentKeywords({ recent, onChoose }: RecentKeywordsProps) {
  if (recent.words.length === 0) return null;
  return (
    <section aria-labelledby="recent-words" className={styles.recent}>
      <div className={styles.head}>
        <h2 id="recent-words" className="text-card-title">
          최근 검색어
        </h2>
        <button type="button" className={styles.all} onClick={recent.forgetAll}>
          모두 지우기
        </button>
      </div>
      <ul className={styles.words}>
        {recent.words.map((word) => (
          <li key={word} className={styles.word}>
            <button type="button" className={styles.choose} onClick={() => onChoose(word)}>
              {word}
            </button>
            <button
              type="button"
              className={styles.forget}
              aria-label={`${word} 지우기`}
              onClick={() => recent.forget(word)}
            >
              <X />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
