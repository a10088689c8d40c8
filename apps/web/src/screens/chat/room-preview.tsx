import { messages } from '@azit/contract/chats/messages.endpoints';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { endpointQuery, readData } from '#web/api/endpoint-query.ts';
import { roomMessages } from '#web/domain/copy/room.ts';
import { onRoomDoorbell } from '#web/domain/room-doorbells.ts';
import { Composer } from '#web/features/chat/room/components/composer/composer.tsx';
import { readOnlyText } from '#web/features/chat/room/components/composer/room-composer.tsx';
import { MessageItem } from '#web/features/chat/room/components/messages/message-item.tsx';
import { MessageListSkeleton } from '#web/features/chat/room/components/messages/message-list-skeleton.tsx';
import { PinnedAnnouncement } from '#web/features/chat/room/components/pinned-announcement.tsx';
import headerStyles from '#web/features/chat/room/components/room-header.module.css';
import roomStyles from '#web/features/chat/room/components/room-page.module.css';
import { describeRoom, getRoomName } from '#web/features/chat/room/model/room-title.ts';
import { paths } from '#web/navigation/paths.ts';
import { chatQueries } from '#web/queries/chat-queries.ts';
import { useSession } from '#web/session/session.ts';
import styles from './room-preview.module.css';

const size = 20;
const ignore = () => undefined;

/** Shows the last messages without marking them as read. */
export function RoomPreview({ roomId }: { roomId: number }) {
  const viewerId = useSession()?.memberId ?? 0;
  const { data: room } = useQuery(chatQueries.room(roomId));
  const { data: shown, refetch } = useQuery({
    ...endpointQuery(messages.list, { params: { roomId }, query: { size } }, readData),
    staleTime: 0,
  });
  useEffect(() => onRoomDoorbell(roomId, () => void refetch()), [roomId, refetch]);
  useEffect(() => {
    // Load the code of the room ahead, so that its field can be used right after the click.
    import('./chat-detail-screen.tsx').catch(ignore);
  }, []);
  const hostId = room?.members.find(({ isHost }) => isHost)?.memberId;
  return (
    <div className={styles.room}>
      <header className={headerStyles.header}>
        <div className={headerStyles.title}>
          <h2 className={headerStyles.name}>{room && getRoomName(room)}</h2>
          <p className={headerStyles.subtitle}>{room?.kind === 'group' && describeRoom(room)}</p>
        </div>
      </header>
      <div className={styles.frame}>
        <div className={styles.content} inert>
          {room?.pinned && (
            <PinnedAnnouncement pinned={room.pinned} isOutdated={room.pinnedOutdated} />
          )}
          <div className={styles.messages}>
            {shown && room ? (
              <ol>
                {shown.map((message, index) => (
                  <li key={message.seq}>
                    <MessageItem
                      message={message}
                      before={shown[index - 1]}
                      after={shown[index + 1]}
                      lastRead={room.unread > 0 ? room.readSeq : null}
                      viewerId={viewerId}
                      hostId={hostId}
                      onMenu={ignore}
                      onPicture={ignore}
                    />
                  </li>
                ))}
              </ol>
            ) : (
              <MessageListSkeleton />
            )}
          </div>
          {room?.writable === false ? (
            <p className={roomStyles.note}>{readOnlyText(room)}</p>
          ) : (
            <>
              <Composer draft="" onDraft={ignore} onSend={ignore} onPicture={ignore} />
              <p className={roomStyles.keys}>{roomMessages.enterSends}</p>
            </>
          )}
        </div>
        {/* A click anywhere opens the room, and its field takes the focus. */}
        <Link
          to={paths.chatRoom(roomId)}
          aria-label={room?.writable === false ? '대화 열기' : '메시지 쓰기'}
          className={styles.open}
        />
      </div>
    </div>
  );
}
