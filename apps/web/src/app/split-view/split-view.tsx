import './split-view.css';
import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useMemo } from 'react';
import { createPath, type Location, useLocation } from 'react-router';
import type { PaneSide } from '#web/app/layouts/pane-side.ts';
import { useNavItems } from '#web/app/layouts/use-nav-items.tsx';
import { noticeMessages } from '#web/domain/copy/notice.ts';
import { paths } from '#web/navigation/paths.ts';
import { useSearchId } from '#web/navigation/use-id-param.ts';
import { chatQueries } from '#web/queries/chat-queries.ts';
import { readKnownCount } from '#web/queries/known-counts.ts';
import { noticeQueries } from '#web/queries/notice-queries.ts';
import { useSession } from '#web/session/session.ts';
import { CountBadge } from '#web/ui/feedback/count-badge.tsx';
import { BottomBar, type BottomBarItem } from '#web/ui/layout/bottom-bar.tsx';
import { BellIcon } from '#web/ui/media/nav-icons.tsx';
import { ListPane } from './list-pane.tsx';
import { findParentPage } from './page-screens.ts';
import { PreviewPane } from './preview-pane.tsx';
import { savedList, saveList } from './saved-list.ts';
import { usePreviewPath } from './use-preview-path.ts';

export function SplitView({ side }: { side: PaneSide }) {
  const { pathname } = useLocation();
  const session = useSession();
  const list = useList(side);
  const parent = useParentPage(list);
  const openPath = useOpenPath();
  const isList = side === 'list';
  const preview = usePreviewPath(isList ? list : null, session?.memberId ?? 0);
  const isOwnProfile = session !== null && pathname === paths.memberProfile(session.memberId);
  const at = isOwnProfile ? pathname : list?.pathname;
  const items = useNavItems(at ?? pathname);
  const bell = useBellItem();
  return (
    <>
      <BottomBar items={session ? [...items, bell] : items} at={at} />
      {list && (
        <ListPane
          list={parent ?? list}
          isBeside={!isList}
          isAlone={isList && preview.path === null}
          openPath={isList ? (preview.path ?? null) : openPath}
          onFirstItem={preview.onFirstItem}
        />
      )}
      {isList && preview.path !== null && <PreviewPane path={preview.path} />}
    </>
  );
}

function useList(side: PaneSide): Location | null {
  const location = useLocation();
  const { pathname } = location;
  // React Router gives the key `default` to a page that was opened by its address instead of a
  // link.
  const isByAddress = location.key === 'default';
  const roomKind = useOpenRoomKind();
  const saved = useMemo(
    () => (side === 'open' ? savedList(pathname, { roomKind, isByAddress }) : null),
    [side, pathname, roomKind, isByAddress],
  );
  const list = side === 'list' ? location : saved;
  // Also save a list that replaces an unrelated one, so that it stays next to the following pages.
  useLayoutEffect(() => {
    if (list) saveList(list);
  }, [list]);
  return list;
}

/** Returns the page to show instead of the list, unless a notice in the list has led here. */
function useParentPage(list: Location | null): Location | null {
  const { pathname } = useLocation();
  const isFromNotice = list?.pathname === paths.notices;
  return useMemo(() => {
    const path = isFromNotice ? null : findParentPage(pathname);
    if (path === null) return null;
    return { pathname: path, search: '', hash: '', state: null, key: path, mask: undefined };
  }, [pathname, isFromNotice]);
}

function useOpenRoomKind() {
  const roomId = useSearchId('room');
  const { data } = useQuery({
    ...chatQueries.room(roomId ?? 0),
    enabled: false,
    select: (room) => room.kind,
  });
  return data;
}

function useOpenPath(): string {
  const { pathname } = useLocation();
  const roomId = useSearchId('room');
  return pathname === paths.chatRoom.pattern && roomId !== null
    ? paths.chatRoom(roomId)
    : createPath({ pathname });
}

function useBellItem(): BottomBarItem {
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
