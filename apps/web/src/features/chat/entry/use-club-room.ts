import type { Chat } from '@azit/contract/chats/chat.schema';
import type { ClubDetail } from '@azit/contract/clubs/club.schema';
import { useQuery } from '@tanstack/react-query';
import { chatListMessages } from '#web/domain/copy/chat-list.ts';
import { paths } from '#web/navigation/paths.ts';
import { chatQueries } from '#web/queries/chat-queries.ts';

export type ClubRoomProps = {
  clubId: number;
  /** The room exists: reserve its space while it loads. */
  isExpected: boolean;
};

export type AnnouncedRoomProps = ClubRoomProps & Pick<ClubDetail, 'announcement'>;

type ClubRoom = {
  /** Undefined while it loads, null if the viewer has no room of the club. */
  chat: Chat | null | undefined;
  /** The list of rooms until the room is known. */
  to: string;
  /** The last message, or a text instead of it. */
  line: string;
};

/** As tall as text. */
const noText = '\u00a0';

/** The chat room of a club, with its link and last message, from the member's room list. */
export function useClubRoom(clubId: number): ClubRoom {
  const { data: chat } = useQuery(chatQueries.ofClub(clubId));
  const roomId = chat?.roomId;
  const to = roomId === undefined ? paths.chat : paths.chatRoom(roomId);
  const line = chat?.lastMessage?.text ?? (chat ? chatListMessages.silent : noText);
  return { chat, to, line };
}
