import type { Chat } from '@azit/contract/chats/chat.schema';
import type { ClubDetail } from '@azit/contract/clubs/club.schema';
import { useQuery } from '@tanstack/react-query';
import { chatListMessages } from '#web/domain/copy/chat-list.ts';
import { paths } from '#web/navigation/paths.ts';
import { chatQueries } from '#web/queries/chat-queries.ts';

export type ClubRoomProps = {
  clubId: number;
  isExpected: boolean;
};

export type AnnouncedRoomProps = ClubRoomProps & Pick<ClubDetail, 'announcement'>;

type ClubRoom = {
  chat: Chat | null | undefined;
  to: string;
  title: string;
  line: string;
};

/** A non-breaking space reserves one line, so that nothing shifts when the text arrives. */
const noText = '\u00a0';

export function useClubRoom(clubId: number): ClubRoom {
  const { data: chat } = useQuery(chatQueries.ofClub(clubId));
  const roomId = chat?.roomId;
  const to = roomId === undefined ? paths.chat : paths.chatRoom(roomId);
  const line = chat?.lastMessage?.text ?? (chat ? chatListMessages.silent : noText);
  const title = chat?.crew ? chatListMessages.crewRoom : chatListMessages.room;
  return { chat, to, title, line };
}
