import './desk.css';
import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useMemo } from 'react';
import { createPath, type Location, useLocation } from 'react-router';
import type { PanePlace } from '#web/app/layouts/pane-place.ts';
import { useNavItems } from '#web/app/layouts/use-nav-items.tsx';
import { paths } from '#web/navigation/paths.ts';
import { useSearchId } from '#web/navigation/use-id-param.ts';
import { chatQueries } from '#web/queries/chat-queries.ts';
import { useSession } from '#web/session/session.ts';
import { BottomBar } from '#web/ui/layout/bottom-bar.tsx';
import { keepList, keptList, listKindOf } from './kept-lists.ts';
import { ListPane } from './list-pane.tsx';
import { NothingOpen } from './nothing-open.tsx';
import { useBellItem } from './use-bell-item.tsx';

/** What a wide screen shows beside the page: the rail, and the list the page belongs to. */
export function Desk({ place }: { place: PanePlace }) {
  const { pathname } = useLocation();
  const isMember = useSession() !== null;
  const list = useList(place);
  const openPath = useOpenPath();
  const items = useNavItems(list?.pathname ?? pathname);
  const bell = useBellItem();
  return (
    <>
      <BottomBar items={isMember ? [...items, bell] : items} at={list?.pathname} />
      {list && (
        <ListPane
          list={list}
          isBeside={place === 'open'}
          openPath={place === 'open' ? openPath : null}
        />
      )}
      {place === 'list' && <NothingOpen kind={listKindOf(pathname)} />}
    </>
  );
}

/** The address itself, or that of the list which was seen last. */
function useList(place: PanePlace): Location | null {
  const location = useLocation();
  useLayoutEffect(() => {
    if (place === 'list') keepList(location);
  }, [place, location]);
  const kind = listKindOf(location.pathname);
  const roomKind = useOpenRoomKind();
  const kept = useMemo(
    () => (place === 'open' ? keptList(kind, roomKind) : null),
    [place, kind, roomKind],
  );
  return place === 'list' ? location : kept;
}

/** The room asks for itself; here it is only looked at. */
function useOpenRoomKind() {
  const roomId = useSearchId('room');
  const { data } = useQuery({
    ...chatQueries.room(roomId ?? 0),
    enabled: false,
    select: (room) => room.kind,
  });
  return data;
}

/** As a list spells it: a room has one address, whatever is open in it. */
function useOpenPath(): string {
  const { pathname } = useLocation();
  const roomId = useSearchId('room');
  return pathname === paths.chatRoom.pattern && roomId !== null
    ? paths.chatRoom(roomId)
    : createPath({ pathname });
}
