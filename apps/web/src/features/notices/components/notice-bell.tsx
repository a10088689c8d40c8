import { useQuery } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { bellLabel } from '#web/domain/copy/notice.ts';
import { paths } from '#web/navigation/paths.ts';
import { readKnownCount } from '#web/queries/known-counts.ts';
import { noticeQueries } from '#web/queries/notice-queries.ts';
import { IconLink } from '#web/ui/actions/icon-link.tsx';
import styles from './notice-bell.module.css';

/** Leads to the inbox. It shows what the live updates know and asks nothing itself. */
export function NoticeBell() {
  const { data: unread = 0 } = useQuery({
    ...noticeQueries.unread(),
    enabled: false,
    placeholderData: () => readKnownCount('unread'),
  });
  const icon = (
    <>
      <Bell aria-hidden />
      {unread > 0 && <span className={styles.count}>{unread > 9 ? '9+' : unread}</span>}
    </>
  );
  return (
    <IconLink to={paths.notices} label={bellLabel(unread)} icon={icon} className={styles.bell} />
  );
}
