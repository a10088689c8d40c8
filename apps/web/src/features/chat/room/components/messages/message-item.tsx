import type { Message } from '@azit/contract/chats/chat.schema';
import { memo } from 'react';
import { getMessagePosition } from '../../model/message-position.ts';
import { DayDivider, SystemMessage, UnreadDivider } from './dividers.tsx';
import { MessageRow } from './message-row.tsx';

type MessageItemProps = {
  message: Message;
  before: Message | undefined;
  after: Message | undefined;
  lastRead: number | null;
  viewerId: number;
  hostId: number | undefined;
  onMenu: (seq: number) => void;
  onPicture: (seq: number) => void;
};

export const MessageItem = memo(function MessageItem(props: MessageItemProps) {
  const { message } = props;
  const position = getMessagePosition(message, props.before, props.after, props.lastRead);
  return (
    <>
      {position.day !== null && <DayDivider day={position.day} />}
      {position.isFirstUnread && <UnreadDivider />}
      {message.sender === null ? (
        <SystemMessage text={message.body ?? ''} />
      ) : (
        <MessageRow
          message={message}
          isOwn={message.sender.memberId === props.viewerId}
          isHost={message.sender.memberId === props.hostId}
          startsRun={position.startsRun}
          showsTime={position.showsTime}
          onMenu={props.onMenu}
          onPicture={props.onPicture}
        />
      )}
    </>
  );
});
