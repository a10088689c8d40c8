import { useQuery } from '@tanstack/react-query';
import { noticeMessages } from '#web/domain/copy/notice.ts';
import { paths } from '#web/navigation/paths.ts';
import { readKnownCount } from '#web/queries/known-counts.ts';
import { noticeQueries } from '#web/queries/notice-queries.ts';
import { CountBadge } from '#web/ui/feedback/count-badge.tsx';
import type { BottomBarItem } from '#web/ui/layout/bottom-bar.tsx';
import { BellIcon } from '#web/ui/media/nav-icons.tsx';

export function useBellItem(): BottomBarItem {
  const { data } = useQuery({ ...noticeQueries.unread(), enabled: false });
  const unread = data ?? readKnownCount('unread') ?? 0;
  return {
    to: paths.notices,
    label: noticeMessages.title,
    announced: unread > 0 ? noticeMessages.unreadCount(unread) : undefined,
    icon: (
      <>
        <BellIcon />
        {unread > 0 && <CountBadge count={unread} />}
      </>
    ),
  };
}
