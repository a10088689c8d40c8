import { Megaphone, MessageSquare } from 'lucide-react';
import { chatListMessages } from '#web/domain/copy/chat-list.ts';
import { UnreadBadge } from '#web/domain/unread/unread-badge.tsx';
import { useSeoulToday } from '#web/lib/use-seoul-today.ts';
import { paths } from '#web/navigation/paths.ts';
import { ListRow } from '#web/ui/layout/list-row.tsx';
import { chatTime } from '../list/chat-time.ts';
import { type AnnouncedRoomProps, type ClubRoomProps, useClubRoom } from './use-club-room.ts';

export function AnnounceRow({ clubId, isExpected, announcement }: AnnouncedRoomProps) {
  const { chat, to } = useClubRoom(clubId);
  const today = useSeoulToday();
  if (chat ? !chat.writable : chat === null || !isExpected) return null;
  return (
    <ListRow
      title={chatListMessages.announce}
      description={describeAnnouncement(announcement, today)}
      leading={<Megaphone />}
      to={chat ? paths.roomAnnouncement(chat.roomId, chat.crew ? clubId : undefined) : to}
    />
  );
}

function describeAnnouncement(
  announcement: AnnouncedRoomProps['announcement'],
  today: string,
): string {
  if (!announcement) return '함께하는 사람 모두에게 알려요';
  if (announcement.outdated) return chatListMessages.outdated;
  return chatListMessages.announcedAt(chatTime(new Date(announcement.createdAt), today));
}

export function ClubRoomRow({ clubId, isExpected }: ClubRoomProps) {
  const { chat, to, title, line } = useClubRoom(clubId);
  if (chat === null || (chat === undefined && !isExpected)) return null;
  return (
    <ListRow
      title={title}
      description={line}
      leading={<MessageSquare />}
      trailing={
        chat && chat.unread > 0 ? <UnreadBadge count={chat.unread} quiet={chat.muted} /> : undefined
      }
      to={to}
    />
  );
}
