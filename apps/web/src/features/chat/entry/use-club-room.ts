import type { Chat } from '@azit/contract/chats/chat.schema';
import type { ClubDetail } from '@azit/contract/clubs/club.schema';
import { useQuery } from '@tanstack/react-query';
import { chatListMessages } from '#web/domain/copy/chat-list.ts';
import { paths } from '#web/navigation/paths.ts';
import { chatQueries } from '#web/queries/chat-queries.ts';

export type ClubRoomProps = {
  clubId: number;
  /** The room surely exists: its place is kept while it is being asked for. */
  isExpected: boolean;
};

export type AnnouncedRoomProps = ClubRoomProps & Pick<ClubDetail, 'announcement'>;

type ClubRoom = {
  /** Undefined until it is known, null where there is no room for the viewer. */
  chat: Chat | null | undefined;
  /** The list of rooms until the room is known. */
  to: string;
  /** The last line of the room, or what stands there instead. */
  line: string;
};

/** As high as text. */
const noText = '\u00a0';

/** The room of a club as its line in the list. */
export function useClubRoom(clubId: number): ClubRoom {
  const { data: chat } = useQuery(chatQueries.ofClub(clubId));
  const roomId = chat?.roomId;
  const to = roomId === undefined ? paths.chat : paths.chatRoom(roomId);
  const line = chat?.lastMessage?.text ?? (chat ? chatListMessages.silent : noText);
  return { chat, to, line };
}
