import { lazy, Suspense } from 'react';
import { useWideScreen } from '#web/app/use-wide-screen.ts';
import { appMessages } from '#web/lib/messages/app.ts';
import { Wordmark } from '#web/lib/wordmark.tsx';
import styles from './brand-panel.module.css';

const QrCode = lazy(async () => ({ default: (await import('#web/app/qr-code.tsx')).QrCode }));

/** Beside the column on wide screens; phones never load its code. */
export function BrandPanel() {
  const wide = useWideScreen();
  if (!wide) return null;
  return (
    <div className={styles.panel}>
      <Wordmark size="medium" />
      <p className={styles.slogan}>{appMessages.slogan}</p>
      <div className={styles.phone}>
        <div className={styles.code}>
          <Suspense fallback={null}>
            <QrCode text={window.location.origin} />
          </Suspense>
        </div>
        <p className={styles.hint}>
          휴대폰 카메라로 찍으면
          <br />
          같은 화면을 볼 수 있어요
        </p>
      </div>
    </div>
  );
}
