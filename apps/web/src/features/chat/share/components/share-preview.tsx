import { shareMessages } from '#web/domain/copy/share.ts';
import { useObjectUrl } from '#web/lib/use-object-url.ts';
import type { Share } from '../model/stored-share.ts';
import styles from './share-preview.module.css';

type SharePreviewProps = { share: Share; onUnreadable: () => void };

export function SharePreview({ share: { text, picture }, onUnreadable }: SharePreviewProps) {
  const src = useObjectUrl(picture);
  return (
    <section className={styles.preview} aria-label={shareMessages.shared}>
      {src && (
        <img
          src={src}
          alt={shareMessages.picture}
          className={styles.picture}
          onError={onUnreadable}
        />
      )}
      <div className={styles.words}>
        {text !== '' && <p className={styles.text}>{text}</p>}
        <p className={styles.note}>{shareMessages.notYet}</p>
      </div>
    </section>
  );
}
