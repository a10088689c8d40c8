import { useQuery } from '@tanstack/react-query';
import { MessageCircleOff } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { Navigate } from 'react-router';
import { ApiError } from '#web/api/error.ts';
import { isNotFound } from '#web/api/is-not-found.ts';
import { roomMessages } from '#web/domain/copy/room.ts';
import { loadMessages } from '#web/features/chat/room/api/message-calls.ts';
import { RoomPage } from '#web/features/chat/room/components/room-page.tsx';
import { pageSize } from '#web/features/chat/room/model/first-page.ts';
import { getRoomName } from '#web/features/chat/room/model/room-title.ts';
import { BackButton } from '#web/navigation/back-button.tsx';
import { paths } from '#web/navigation/paths.ts';
import { useSearchId } from '#web/navigation/use-id-param.ts';
import { usePageTitle } from '#web/navigation/use-page-title.ts';
import { chatQueries } from '#web/queries/chat-queries.ts';
import { MessagePage } from '#web/screens/system/message-page.tsx';
import { useSession } from '#web/session/session.ts';
import { TonalLink } from '#web/ui/actions/tonal-link.tsx';
import { RoomLoading, roomHeading } from './room-loading.tsx';

const loadLayers = async () => (await import('./chat-layers.tsx')).ChatLayers;

export function ChatDetailScreen() {
  const roomId = useSearchId('room');
  const viewer = useSession();
  if (roomId === null) return <Navigate to={paths.chat} replace />;
  if (!viewer) return null;
  return <ChatRoom key={roomId} roomId={roomId} viewerId={viewer.memberId} />;
}

function ChatRoom({ roomId, viewerId }: { roomId: number; viewerId: number }) {
  const query = useQuery({ ...chatQueries.room(roomId), gcTime: 0 });
  const { data: room, error } = query;
  // Request the last page together with the room, which saves a round trip on a slow connection.
  const [lastPage] = useState(() => loadMessages(roomId, { size: pageSize }).catch(() => null));
  // Defer the page: React then renders it in slices and a slow phone stays responsive.
  const isReady = useDeferredValue(room !== undefined);
  usePageTitle(room ? getRoomName(room) : roomHeading);
  if (isNotFound(error)) {
    const page = {
      heading: roomHeading,
      leading: <BackButton fallback={paths.chat} />,
      icon: <MessageCircleOff />,
    };
    return error instanceof ApiError && error.code === 'ROOM_BLOCKED' ? (
      <MessagePage
        {...page}
        title={error.message}
        how="차단을 풀면 다시 볼 수 있어요."
        action={<TonalLink to={paths.blocks}>차단한 사람 보기</TonalLink>}
      />
    ) : (
      <MessagePage
        {...page}
        title="이 방을 볼 수 없어요."
        how="모임에서 나왔거나 없어진 방이에요."
        action={<TonalLink to={paths.chat}>{roomMessages.toList}</TonalLink>}
      />
    );
  }
  if (!room || !isReady) return <RoomLoading query={query} />;
  return <RoomPage room={room} viewerId={viewerId} lastPage={lastPage} loadLayers={loadLayers} />;
}
