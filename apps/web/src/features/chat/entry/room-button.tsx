import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { paths } from '#web/navigation/paths.ts';
import { chatQueries } from '#web/queries/chat-queries.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import type { ButtonVariant } from '#web/ui/actions/button-variant.ts';

type RoomButtonProps = ButtonVariant & {
  clubId: number;
  instead?: ReactNode;
  to?: (roomId: number, dateId?: number) => string;
  replace?: boolean;
  children?: ReactNode;
};

export function RoomButton({
  clubId,
  instead = null,
  to = paths.chatRoom,
  children = '채팅방 가기',
  ...look
}: RoomButtonProps) {
  const { data: chat } = useQuery(chatQueries.ofClub(clubId));
  if (chat === null) return instead;
  return (
    <ButtonLink
      full
      to={chat ? to(chat.roomId, chat.crew ? clubId : undefined) : paths.chat}
      {...look}
    >
      {children}
    </ButtonLink>
  );
}
