import './split-view.css';
import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useMemo } from 'react';
import { createPath, type Location, useLocation } from 'react-router';
import type { PaneSide } from '#web/app/layouts/pane-side.ts';
import { useNavItems } from '#web/app/layouts/use-nav-items.tsx';
import { paths } from '#web/navigation/paths.ts';
import { useSearchId } from '#web/navigation/use-id-param.ts';
import { chatQueries } from '#web/queries/chat-queries.ts';
import { useSession } from '#web/session/session.ts';
import { BottomBar } from '#web/ui/layout/bottom-bar.tsx';
import { ListPane } from './list-pane.tsx';
import { NothingOpen } from './nothing-open.tsx';
import { getListKind, savedList, saveList } from './saved-lists.ts';
import { useBellItem } from './use-bell-item.tsx';

export function SplitView({ side }: { side: PaneSide }) {
  const { pathname } = useLocation();
  const isMember = useSession() !== null;
  const list = useList(side);
  const openPath = useOpenPath();
  const items = useNavItems(list?.pathname ?? pathname);
  const bell = useBellItem();
  return (
    <>
      <BottomBar items={isMember ? [...items, bell] : items} at={list?.pathname} />
      {list && (
        <ListPane
          list={list}
          isBeside={side === 'open'}
          openPath={side === 'open' ? openPath : null}
        />
      )}
      {side === 'list' && <NothingOpen kind={getListKind(pathname)} />}
    </>
  );
}

function useList(side: PaneSide): Location | null {
  const location = useLocation();
  useLayoutEffect(() => {
    if (side === 'list') saveList(location);
  }, [side, location]);
  const kind = getListKind(location.pathname);
  const roomKind = useOpenRoomKind();
  const saved = useMemo(
    () => (side === 'open' ? savedList(kind, roomKind) : null),
    [side, kind, roomKind],
  );
  return side === 'list' ? location : saved;
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
