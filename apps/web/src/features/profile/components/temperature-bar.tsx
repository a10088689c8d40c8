import { Link } from 'react-router';
import { toTemperature } from '../model/temperature.ts';
import styles from './temperature-bar.module.css';

type TemperatureBarProps = { reputation: number; to: string | undefined };

/**
 * The reputation, shown as a temperature. `to` is the page that explains it, set only on the
 * viewer's own profile.
 */
export function TemperatureBar({ reputation, to }: TemperatureBarProps) {
  const { value, percent, shown, spoken } = toTemperature(reputation);
  const inside = (
    <>
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
        <span className="text-hint">{to ? '왜 이 온도인가요' : '아지트 온도'}</span>
      </p>
    </>
  );
  if (to === undefined) return <div className={styles.column}>{inside}</div>;
  return (
    <Link to={to} className={styles.column}>
      {inside}
    </Link>
  );
}
