import { useStore } from 'zustand';
import { roomMessages } from '#web/domain/copy/room.ts';
import type { RoomOutbox } from '../../model/room-outbox.ts';
import styles from './unsent-row.module.css';

export function UploadProgress({ outbox }: { outbox: RoomOutbox }) {
  const percent = useStore(outbox.store, ({ progress }) => Math.round(progress * 100));
  return (
    <span
      role="progressbar"
      className={styles.progress}
      aria-label={roomMessages.uploading(percent)}
      aria-valuenow={percent}
    >
      {percent}%
    </span>
  );
}
