import { useQuery } from '@tanstack/react-query';
import { noticeMessages } from '#web/domain/copy/notice.ts';
import { paths } from '#web/navigation/paths.ts';
import { readKnownCount } from '#web/queries/known-counts.ts';
import { noticeQueries } from '#web/queries/notice-queries.ts';
import { IconLink } from '#web/ui/actions/icon-link.tsx';
import { BellIcon } from '#web/ui/media/nav-icons.tsx';
import styles from './counted-bell.module.css';

/** Fetches nothing itself: live updates fill the cache. */
export function CountedBell() {
  const { data } = useQuery({ ...noticeQueries.unread(), enabled: false });
  // Do not pass the stored count as placeholder data, which would disappear while the server is
  // unreachable.
  const unread = data ?? readKnownCount('unread') ?? 0;
  const icon = (
    <>
      <BellIcon />
      {unread > 0 && <span className={styles.count}>{unread > 9 ? '9+' : unread}</span>}
    </>
  );
  const label = unread === 0 ? noticeMessages.title : noticeMessages.unreadCount(unread);
  return <IconLink to={paths.notices} label={label} icon={icon} className={styles.bell} />;
}
