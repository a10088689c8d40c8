import type { Message } from '@azit/contract/chats/chat.schema';
import { memo } from 'react';
import { getMessagePosition } from '../../model/message-position.ts';
import { DayDivider, RoomLine, UnreadDivider } from './dividers.tsx';
import { MessageRow } from './message-row.tsx';

type MessageItemProps = {
  message: Message;
  before: Message | undefined;
  after: Message | undefined;
  readUpTo: number | null;
  viewerId: number;
  hostId: number | undefined;
  onMenu: (seq: number) => void;
  onPicture: (seq: number) => void;
};

/** A message with what stands above it; drawn anew only when it or a neighbour has changed. */
export const MessageItem = memo(function MessageItem(props: MessageItemProps) {
  const { message } = props;
  const place = getMessagePosition(message, props.before, props.after, props.readUpTo);
  return (
    <>
      {place.day !== null && <DayDivider day={place.day} />}
      {place.isFirstUnread && <UnreadDivider />}
      {message.sender === null ? (
        <RoomLine text={message.body ?? ''} />
      ) : (
        <MessageRow
          message={message}
          isOwn={message.sender.memberId === props.viewerId}
          isHost={message.sender.memberId === props.hostId}
          startsRun={place.startsRun}
          showsTime={place.showsTime}
          onMenu={props.onMenu}
          onPicture={props.onPicture}
        />
      )}
    </>
  );
});
