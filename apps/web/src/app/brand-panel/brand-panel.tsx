import { appMessages } from '#web/domain/copy/app.ts';
import { Wordmark } from '#web/domain/wordmark.tsx';
import styles from './brand-panel.module.css';
import { QrCode } from './qr-code.tsx';

export function BrandPanel() {
  return (
    <div className={styles.panel}>
      <Wordmark size="medium" />
      <p className={styles.slogan}>{appMessages.slogan}</p>
      <div className={styles.phone}>
        <div className={styles.code}>
          <QrCode text={window.location.origin} />
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
