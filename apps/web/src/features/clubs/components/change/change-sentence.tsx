import type { NoticeSentence } from '@azit/rules/notices/notice-sentence';
import styles from './change-club-form.module.css';

/** The notification text, previewed before sending. */
export function ChangeSentence({ sentence }: { sentence: NoticeSentence }) {
  return (
    <section className={styles.notified} aria-label="이렇게 알려요">
      <h2 className={styles['notified-title']}>이렇게 알려요</h2>
      <p>{sentence.text}</p>
      {sentence.detail && <p className={styles.detail}>{sentence.detail}</p>}
    </section>
  );
}
