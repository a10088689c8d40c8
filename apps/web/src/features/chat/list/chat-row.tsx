import type { Chat } from '@azit/contract/chats/chat.schema';
import { formatDetailDate } from '@azit/rules/meeting-time';
import { BellOff, Users } from 'lucide-react';
import { Link } from 'react-router';
import { chatListMessages } from '#web/domain/copy/chat-list.ts';
import { imageAddress, thumbAddress } from '#web/domain/image-address.ts';
import { UnreadBadge } from '#web/domain/unread/unread-badge.tsx';
import { paths } from '#web/navigation/paths.ts';
import type { ShareState } from '#web/navigation/share-state.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { usePaneLink } from '#web/ui/layout/pane.ts';
import { Avatar } from '#web/ui/media/avatar.tsx';
import { CoverImage } from '#web/ui/media/cover-image.tsx';
import { pickTint } from '#web/ui/media/tint.ts';
import styles from './chat-row.module.css';
import { chatTime } from './chat-time.ts';

type ChatRowProps = {
  chat: Chat;
  today: string;
  link?: { replace: true; state: ShareState };
};

export function ChatRow({ chat, today, link }: ChatRowProps) {
  const { roomId, club, crew, member, unread, muted, lastMessage } = chat;
  const roomPath = paths.chatRoom(roomId);
  const state = describeState(chat);
  return (
    <Link
      to={roomPath}
      {...usePaneLink(roomPath)}
      {...link}
      className={classNames(styles.row, unread > 0 && styles.unread)}
    >
      <ChatPicture chat={chat} />
      <span className={styles.words}>
        <span className={styles.name}>
          <span className={styles.title}>{crew?.name ?? club?.clubName ?? member?.nickname}</span>
          {crew && <Badge tone="ended">크루</Badge>}
          {muted && <BellOff role="img" aria-label="알림 꺼짐" />}
        </span>
        {(club || crew) && <span className={styles.club}>{describeGroup(chat)}</span>}
        <span className={styles.last}>{lastMessage?.text ?? chatListMessages.silent}</span>
      </span>
      <span className={styles.side}>
        {lastMessage && (
          <time dateTime={lastMessage.createdAt}>
            {chatTime(new Date(lastMessage.createdAt), today)}
          </time>
        )}
        {(unread > 0 || state) && (
          <span className={styles.marks}>
            {state && <Badge tone="ended">{state}</Badge>}
            {unread > 0 && <UnreadBadge count={unread} quiet={muted} />}
          </span>
        )}
      </span>
    </Link>
  );
}

function describeGroup({ club, crew, memberCount }: Chat): string {
  const meeting = crew ? null : club;
  const date = meeting?.meetingDate && formatDetailDate(meeting.meetingDate, new Date());
  const past = meeting?.ended && !meeting.cancelled && '지난 모임';
  return [date, past, `${memberCount}명`].filter(Boolean).join(' · ');
}

function describeState({ club, crew, writable }: Chat): string | undefined {
  if (club?.cancelled && !crew) return '취소됨';
  return writable ? undefined : '읽기 전용';
}

function ChatPicture({ chat: { kind, roomId, club, member } }: { chat: Chat }) {
  return (
    <span className={styles.picture}>
      {kind === 'group' ? (
        <CoverImage
          src={club && thumbAddress(club.bannerImage)}
          tint={pickTint(club?.clubId ?? roomId)}
          fallbackIcon={<Users />}
          rounded
        />
      ) : (
        <Avatar
          src={imageAddress(member?.fileInfo ?? null)}
          seed={member?.memberId ?? 0}
          size={5.2}
        />
      )}
    </span>
  );
}
