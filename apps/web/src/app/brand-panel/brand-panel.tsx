import { slogan, Wordmark } from '#web/domain/wordmark.tsx';
import { QrCode } from '#web/lib/qr-code.tsx';
import styles from './brand-panel.module.css';

export function BrandPanel() {
  return (
    <aside className={styles.panel} aria-label="서비스 안내">
      <Wordmark size="medium" />
      <p className={styles.slogan}>{slogan}</p>
      <div className={styles.phone}>
        <div className={styles.code}>
          <QrCode text={window.location.origin} label="휴대폰으로 여는 QR 코드" />
        </div>
        <p className="text-caption">
          휴대폰 카메라로 찍으면
          <br />
          같은 화면을 볼 수 있어요
        </p>
      </div>
    </aside>
  );
}
