import { hasNoProfile } from '#web/domain/has-no-profile.ts';
import { MessageButton } from './message-button.tsx';

type MessagePersonProps = { person: { memberId: number; nickname: string } };

export function MessagePerson({ person }: MessagePersonProps) {
  const { memberId, nickname } = person;
  if (hasNoProfile(person)) return null;
  return (
    <MessageButton memberId={memberId} label={`${nickname}님에게 메시지`}>
      메시지
    </MessageButton>
  );
}
