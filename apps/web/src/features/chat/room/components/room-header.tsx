import type { Room } from '@azit/contract/chats/chat.schema';
import { formatDetailTime } from '@azit/rules/meeting-time';
import { BellOff, EllipsisVertical } from 'lucide-react';
import { roomMessages } from '#web/domain/copy/room.ts';
import { BackButton } from '#web/navigation/back-button.tsx';
import { paths } from '#web/navigation/paths.ts';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { roomName } from '../model/room-name.ts';
import styles from './room-header.module.css';

export function RoomHeader({ room, onMenu }: { room: Room; onMenu: () => void }) {
  return (
    <header className={styles.header}>
      <BackButton fallback={paths.chat} />
      <div className={styles.words}>
        <h1 className={styles.name} tabIndex={-1}>
          <bdi>{roomName(room)}</bdi>
        </h1>
        <p className={styles.about}>
          {room.club && aboutOf(room)}
          {room.muted && <BellOff role="img" aria-label={roomMessages.isMuted} />}
        </p>
      </div>
      <IconButton
        label={roomMessages.menu}
        icon={<EllipsisVertical aria-hidden />}
        onClick={onMenu}
      />
    </header>
  );
}

/** `6명 · 11월 21일 (토) 오후 3:00`; a meeting that does not happen has no time. */
function aboutOf({ club, memberCount, meetingDate, meetingTime }: Room): string {
  const people = roomMessages.people(memberCount);
  if (club?.cancelled) return `${people} · ${roomMessages.cancelled}`;
  if (meetingDate === null || meetingTime === null) return people;
  return `${people} · ${formatDetailTime({ meetingDate, meetingTime }, new Date())}`;
}
