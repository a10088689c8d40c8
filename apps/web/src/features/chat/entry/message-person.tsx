import { WITHDRAWN_NICKNAME } from '@azit/contract/members/member.schema';
import { chatListMessages } from '#web/domain/copy/chat-list.ts';
import { MessageButton } from './message-button.tsx';

type MessagePersonProps = { person: { memberId: number; nickname: string } };

/** Beside somebody in a list; nothing for who has left the service. */
export function MessagePerson({ person: { memberId, nickname } }: MessagePersonProps) {
  if (nickname === WITHDRAWN_NICKNAME) return null;
  return (
    <MessageButton memberId={memberId} label={chatListMessages.writeTo(nickname)}>
      {chatListMessages.writeShort}
    </MessageButton>
  );
}
