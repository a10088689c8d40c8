import { weekdayLetter } from '@azit/rules/meeting-time';
import { classNames } from '#web/ui/class-names.ts';
import styles from './date-tile.module.css';

type DateTileProps = { date: string; look?: 'point' | 'plain' | 'skipped' };

/** Hidden from screen readers: the adjacent text contains the date. */
export function DateTile({ date, look = 'plain' }: DateTileProps) {
  return (
    <span className={classNames(styles.tile, styles[look])} aria-hidden="true">
      <small>{weekdayLetter(date)}</small>
      <b>{Number(date.slice(8))}</b>
    </span>
  );
}
