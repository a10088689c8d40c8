import { useObjectUrl } from '#web/lib/use-object-url.ts';
import type { Share } from '../model/stored-share.ts';
import styles from './share-preview.module.css';

type SharePreviewProps = { share: Share; onUnreadable: () => void };

export function SharePreview({ share: { text, picture }, onUnreadable }: SharePreviewProps) {
  const src = useObjectUrl(picture);
  return (
    <section className={styles.preview} aria-label="보낼 내용">
      {src && <img src={src} alt="보낼 사진" className={styles.picture} onError={onUnreadable} />}
      <div className={styles.words}>
        {text !== '' && <p className={styles.text}>{text}</p>}
        <p className="text-caption">방을 고른 다음에 보내기를 눌러야 보내져요.</p>
      </div>
    </section>
  );
}
