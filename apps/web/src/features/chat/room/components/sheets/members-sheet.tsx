import type { Room, RoomMember } from '@azit/contract/chats/chat.schema';
import type { ReactNode } from 'react';
import { roomMessages } from '#web/domain/copy/room.ts';
import { imageAddress } from '#web/domain/image-address.ts';
import { paths } from '#web/navigation/paths.ts';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { ListRow } from '#web/ui/layout/list-row.tsx';
import { Avatar } from '#web/ui/media/avatar.tsx';
import styles from './room-sheet.module.css';

type MembersSheetProps = {
  room: Room;
  open: boolean;
  /** What can be done with a person, beside their row. */
  personActions: (person: RoomMember) => ReactNode;
  onClose: () => void;
};

export function MembersSheet({ room, open, personActions, onClose }: MembersSheetProps) {
  const title = `${roomMessages.members} ${roomMessages.people(room.memberCount)}`;
  return (
    <Dialog open={open} size="sheet" title={title} onClose={onClose}>
      <ul className={styles.rows}>
        {room.members.map((person) => (
          <li key={person.memberId} className={styles.member}>
            <ListRow
              leading={
                <Avatar src={imageAddress(person.fileInfo)} size={4} seed={person.memberId} />
              }
              title={
                <span className={styles.person}>
                  <bdi>{person.nickname}</bdi>
                  {person.isHost && <Badge>{roomMessages.host}</Badge>}
                </span>
              }
              to={paths.memberProfile(person.memberId)}
            />
            {personActions(person)}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
