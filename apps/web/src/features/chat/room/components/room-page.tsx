import type { Room } from '@azit/contract/chats/chat.schema';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import type { LastPage } from '../model/first-page.ts';
import { useRoomLayer } from '../model/room-layer.ts';
import { RoomComposer } from './composer/room-composer.tsx';
import { Arrivals } from './messages/arrivals.tsx';
import { RoomMessages } from './messages/room-messages.tsx';
import { PinnedAnnouncement } from './pinned-announcement.tsx';
import { RoomHeader } from './room-header.tsx';
import styles from './room-page.module.css';
import { LateLayers, type LoadLayers } from './sheets/late-layers.tsx';
import { useReadMarker } from './use-read-marker.ts';
import { useRoom } from './use-room.ts';

type RoomPageProps = {
  room: Room;
  viewerId: number;
  lastPage: LastPage;
  loadLayers: LoadLayers;
};

export function RoomPage({ room, viewerId, lastPage, loadLayers }: RoomPageProps) {
  const page = useRef<HTMLElement>(null);
  useVisibleHeight(page);
  const { layer, open, close } = useRoomLayer();
  const opened = useRoom(room, viewerId, lastPage);
  const { feed, outbox, view, storage, roomAtOpening } = opened;
  useReadMarker(room.roomId, roomAtOpening.readSeq, view);
  const latest = useRef(open);
  useLayoutEffect(() => {
    latest.current = open;
  });
  const openMenu = useCallback((seq: number) => latest.current({ kind: 'message', seq }), []);
  const openPicture = useCallback((seq: number) => latest.current({ kind: 'picture', seq }), []);

  return (
    <main ref={page} id="main" tabIndex={-1} className={styles.page} data-chat-room>
      <RoomHeader room={room} onMenu={() => open({ kind: 'menu' })} />
      {room.pinned && (
        <PinnedAnnouncement
          key={room.pinned.seq}
          pinned={room.pinned}
          isOutdated={room.pinnedOutdated}
        />
      )}
      <div className={styles.stage}>
        <RoomMessages
          room={room}
          viewerId={viewerId}
          feed={feed}
          outbox={outbox}
          view={view}
          lastRead={roomAtOpening.unread > 0 ? roomAtOpening.readSeq : null}
          onScrolled={opened.onScrolled}
          onMenu={openMenu}
          onPicture={openPicture}
        />
      </div>
      <RoomComposer room={room} outbox={outbox} storage={storage} />
      <Arrivals feed={feed} viewerId={viewerId} />
      <LateLayers
        load={loadLayers}
        room={room}
        viewerId={viewerId}
        feed={feed}
        outbox={outbox}
        layer={layer}
        onOpen={open}
        onClose={close}
      />
    </main>
  );
}

function useVisibleHeight(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    const element = ref.current;
    if (!viewport || !element) return;
    let fullHeight = window.innerHeight;
    const adapt = () => {
      // Ignore zooming, which shrinks the viewport as an open keyboard does.
      if (viewport.scale > 1.01) return;
      fullHeight = Math.max(fullHeight, window.innerHeight);
      const isCovered = viewport.height < window.innerHeight - 1;
      const hasKeyboard = isCovered || window.innerHeight < fullHeight * 0.75;
      element.style.height = isCovered ? `${viewport.height}px` : '';
      element.toggleAttribute('data-keyboard', hasKeyboard);
      if (isCovered && viewport.offsetTop > 0) window.scrollTo(0, 0);
    };
    const reset = () => {
      fullHeight = window.innerHeight;
      adapt();
    };
    viewport.addEventListener('resize', adapt);
    viewport.addEventListener('scroll', adapt);
    window.addEventListener('orientationchange', reset);
    adapt();
    return () => {
      viewport.removeEventListener('resize', adapt);
      viewport.removeEventListener('scroll', adapt);
      window.removeEventListener('orientationchange', reset);
    };
  }, [ref]);
}
