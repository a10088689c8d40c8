import { useStore } from 'zustand';
import type { RoomOutbox } from '../../model/room-outbox.ts';
import styles from './unsent-row.module.css';

export function UploadProgress({ outbox }: { outbox: RoomOutbox }) {
  const percent = useStore(outbox.store, ({ progress }) => Math.round(progress * 100));
  return (
    <span
      role="progressbar"
      className={styles.progress}
      aria-label={`사진을 보내는 중 ${percent}%`}
      aria-valuenow={percent}
    >
      {percent}%
    </span>
  );
}
