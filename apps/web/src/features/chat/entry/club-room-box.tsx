import type { Announcement } from '@azit/contract/clubs/club.schema';
import { ChevronRight, Megaphone, MessageSquare } from 'lucide-react';
import { Link } from 'react-router';
import { chatListMessages } from '#web/domain/copy/chat-list.ts';
import { UnreadBadge } from '#web/domain/unread/unread-badge.tsx';
import { useSeoulToday } from '#web/lib/use-seoul-today.ts';
import { chatTime } from '../list/chat-time.ts';
import styles from './club-room-box.module.css';
import { type AnnouncedRoomProps, useClubRoom } from './use-club-room.ts';

export function ClubRoomBox({ clubId, isExpected, announcement }: AnnouncedRoomProps) {
  const { chat, to, title, line } = useClubRoom(clubId);
  if (chat === null || (chat === undefined && !isExpected)) return null;
  return (
    <section className={styles.box} aria-label={title}>
      {announcement && <AnnouncementText announcement={announcement} />}
      <Link to={to} className={styles.room}>
        <MessageSquare />
        <span className={styles.words}>
          <strong>{title}</strong>
          <span className="text-caption text-clipped">{line}</span>
        </span>
        {chat && chat.unread > 0 && <UnreadBadge count={chat.unread} quiet={chat.muted} />}
        <ChevronRight className={styles.chevron} />
      </Link>
    </section>
  );
}

function AnnouncementText({ announcement }: { announcement: Announcement }) {
  const { body, createdAt, outdated } = announcement;
  const today = useSeoulToday();
  return (
    <div className={styles.announcement}>
      <Megaphone />
      <div>
        <p>
          <strong>공지</strong>{' '}
          <time dateTime={createdAt} className="text-hint">
            {chatTime(new Date(createdAt), today)}
          </time>
        </p>
        <p className={styles.body}>{body}</p>
        {outdated && <p className="text-hint">{chatListMessages.outdated}</p>}
      </div>
    </div>
  );
}
