import { useStore } from 'zustand';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import type { RoomFeed } from '../../model/room-feed.ts';
import styles from '../room-page.module.css';

/** By itself: the talk is not drawn anew because more of it is being fetched. */
export function OlderSpinner({ feed }: { feed: RoomFeed }) {
  const isLoading = useStore(feed.store, ({ isLoadingOlder }) => isLoadingOlder);
  if (!isLoading) return null;
  return (
    <span className={styles.older}>
      <Spinner label={null} />
    </span>
  );
}
