import type { Room } from '@azit/contract/chats/chat.schema';
import { BellOff, EllipsisVertical } from 'lucide-react';
import { roomMessages } from '#web/domain/copy/room.ts';
import { BackButton } from '#web/navigation/back-button.tsx';
import { paths } from '#web/navigation/paths.ts';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { describeRoom, getRoomName } from '../model/room-title.ts';
import styles from './room-header.module.css';

export function RoomHeader({ room, onMenu }: { room: Room; onMenu: () => void }) {
  return (
    <header className={styles.header}>
      <BackButton fallback={paths.chat} />
      <div className={styles.title}>
        <h1 className={styles.name} tabIndex={-1}>
          <bdi>{getRoomName(room)}</bdi>
        </h1>
        <p className={styles.subtitle}>
          {room.kind === 'group' && describeRoom(room)}
          {room.muted && <BellOff role="img" aria-label="알림 꺼짐" />}
        </p>
      </div>
      <IconButton label={roomMessages.menu} icon={<EllipsisVertical />} onClick={onMenu} />
    </header>
  );
}
