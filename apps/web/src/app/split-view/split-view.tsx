import './split-view.css';
import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useMemo } from 'react';
import { createPath, type Location, useLocation } from 'react-router';
import { useNavItems } from '#web/app/layouts/use-nav-items.tsx';
import type { LeftPane } from '#web/app/layouts/wide-layout.ts';
import { noticeMessages } from '#web/domain/copy/notice.ts';
import { isProfilePage, paths } from '#web/navigation/paths.ts';
import { useSearchId } from '#web/navigation/use-id-param.ts';
import { chatQueries } from '#web/queries/chat-queries.ts';
import { readKnownCount } from '#web/queries/known-counts.ts';
import { noticeQueries } from '#web/queries/notice-queries.ts';
import { useSession } from '#web/session/session.ts';
import { CountBadge } from '#web/ui/feedback/count-badge.tsx';
import { BottomBar, type BottomBarItem } from '#web/ui/layout/bottom-bar.tsx';
import { BellIcon } from '#web/ui/media/nav-icons.tsx';
import { ListPane } from './list-pane.tsx';
import { PreviewPane } from './preview-pane.tsx';
import { savedList, savedSection, saveList } from './saved-list.ts';
import { usePreviewPath } from './use-preview-path.ts';

const fromRail = { isFromRail: true };

type SplitViewProps = { left: LeftPane; section: string | undefined };

export function SplitView({ left, section }: SplitViewProps) {
  const { pathname, key } = useLocation();
  const session = useSession();
  const list = useList(left);
  const parent = useParentPage(left, list);
  const origin = useOrigin(left, parent);
  // Also save a list that `savedList` has chosen in place of an unsuitable one, so that the
  // following pages show the same list.
  useLayoutEffect(() => {
    if (session) saveList(list, origin, key);
  }, [session, list, origin, key]);
  const openPath = useOpenPath();
  const isList = left === 'self';
  const preview = usePreviewPath(isList ? list : null, session?.memberId ?? 0);
  // A list that is not shown must not decide which section the rail marks.
  const hasList = left !== 'none' && parent === null;
  const at = section ?? origin ?? (hasList ? list.pathname : paths.home);
  const items = useNavItems(at);
  const bell = useBellItem();
  return (
    <>
      <BottomBar
        items={(session ? [...items, bell] : items).map((item) => ({ ...item, state: fromRail }))}
        at={at}
      />
      {left !== 'none' && (
        <ListPane
          list={parent ?? list}
          isBeside={!isList}
          isAlone={isList && preview.path === null}
          openPath={isList ? (preview.path ?? null) : openPath}
          onFirstItem={preview.onFirstItem}
        />
      )}
      {isList && preview.path !== null && (
        <PreviewPane
          path={preview.path}
          isRecommended={preview.isRecommended}
          isRoom={pathname === paths.chat && !preview.isRecommended}
        />
      )}
    </>
  );
}

function useList(left: LeftPane): Location {
  const location = useLocation();
  const { pathname, key } = location;
  const isFresh = left !== 'none' && isOpenedFresh(location);
  const roomKind = useOpenRoomKind();
  const saved = useMemo(
    () => savedList(pathname, { roomKind, isFresh, entry: key }),
    [pathname, roomKind, isFresh, key],
  );
  return left === 'self' ? location : saved;
}

/** A page that was opened by its address has a key that starts with `default`. */
function isOpenedFresh({ key, state }: Location): boolean {
  return key.startsWith('default') || state?.isFromRail === true;
}

/**
 * Returns the own profile on its pages and on those opened from them, except rooms, otherwise
 * undefined.
 */
function useOrigin(left: LeftPane, parent: Location | null): string | undefined {
  const location = useLocation();
  const ownId = useSession()?.memberId;
  const isOwnPage = [location.pathname, parent?.pathname ?? ''].some(
    (path) => isProfilePage(path) && path.endsWith(`/${ownId}`),
  );
  if (ownId !== undefined && isOwnPage) return paths.memberProfile(ownId);
  const isFromList = left === 'self' || location.state?.isFromList === true;
  const isRoom = location.pathname === paths.chatRoom.pattern;
  return isFromList || isRoom || isOpenedFresh(location) ? undefined : savedSection(location.key);
}

/**
 * Returns the page to show instead of the list, unless the member has opened the current page from
 * a notice in the list.
 */
function useParentPage(left: LeftPane, list: Location): Location | null {
  const { pathname } = useLocation();
  const ownId = useSession()?.memberId;
  const isFromNotice = list.pathname === paths.notices;
  return useMemo(() => {
    const id = left === paths.memberSetting.pattern ? ownId : /\d+/.exec(pathname)?.[0];
    if (!left.startsWith('/') || id === undefined || isFromNotice) return null;
    const path = left.replace(':id', String(id));
    return { pathname: path, search: '', hash: '', state: null, key: path, mask: undefined };
  }, [left, pathname, ownId, isFromNotice]);
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
