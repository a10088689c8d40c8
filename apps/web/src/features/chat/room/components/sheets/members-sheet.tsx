import type { Room, RoomMember } from '@azit/contract/chats/chat.schema';
import type { ReactNode } from 'react';
import { roomMessages } from '#web/domain/copy/room.ts';
import { hasNoProfile } from '#web/domain/has-no-profile.ts';
import { MemberAvatar } from '#web/domain/member-avatar.tsx';
import { paths } from '#web/navigation/paths.ts';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { ListRow } from '#web/ui/layout/list-row.tsx';
import styles from './room-sheet.module.css';

type MembersSheetProps = {
  room: Room;
  viewerId: number;
  open: boolean;
  personActions: (person: RoomMember) => ReactNode;
  onClose: () => void;
};

export function MembersSheet({ room, viewerId, open, personActions, onClose }: MembersSheetProps) {
  const title = `${roomMessages.members} ${roomMessages.people(room.memberCount)}`;
  return (
    <Dialog open={open} size="sheet" title={title} onClose={onClose}>
      <ul className={styles.rows}>
        {room.members.map((member) => (
          <li key={member.memberId} className={styles.member}>
            <MemberRow member={member} isOwn={member.memberId === viewerId} />
            {personActions(member)}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function MemberRow({ member, isOwn }: { member: RoomMember; isOwn: boolean }) {
  const { memberId, nickname, isHost } = member;
  const row = {
    leading: <MemberAvatar member={member} size={4} />,
    title: (
      <span className={styles.person}>
        <bdi>{nickname}</bdi>
        {isHost && <Badge>{roomMessages.host}</Badge>}
        {isOwn && <Badge tone="ended">{roomMessages.me}</Badge>}
      </span>
    ),
  };
  return hasNoProfile(member) ? (
    <ListRow {...row} />
  ) : (
    <ListRow {...row} to={paths.memberProfile(memberId)} />
  );
}
