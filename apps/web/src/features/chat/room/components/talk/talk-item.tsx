import type { Message } from '@azit/contract/chats/chat.schema';
import { memo } from 'react';
import { messagePlace } from '../../model/message-place.ts';
import { DayMark, RoomLine, UnreadMark } from './day-mark.tsx';
import { MessageRow } from './message-row.tsx';

type TalkItemProps = {
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
export const TalkItem = memo(function TalkItem(props: TalkItemProps) {
  const { message } = props;
  const place = messagePlace(message, props.before, props.after, props.readUpTo);
  return (
    <>
      {place.day !== null && <DayMark day={place.day} />}
      {place.isFirstUnread && <UnreadMark />}
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
