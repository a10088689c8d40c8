import { toTemperature } from '../model/temperature.ts';
import styles from './temperature-bar.module.css';

export function TemperatureBar({ reputation }: { reputation: number }) {
  const { value, percent, shown, spoken } = toTemperature(reputation);
  return (
    <div className={styles.column}>
      <div className={styles.bar}>
        <span className={styles.fill} style={{ height: `${percent}%` }} />
        <meter
          aria-label="아지트 온도"
          aria-valuetext={spoken}
          min={0}
          max={100}
          value={value}
          className={styles.meter}
        />
      </div>
      <p className={styles.text} aria-hidden="true">
        <span className={styles.degrees}>{shown}</span>
        <span className={styles.name}>아지트 온도</span>
      </p>
    </div>
  );
}
