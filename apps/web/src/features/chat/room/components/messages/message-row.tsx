import type { Message } from '@azit/contract/chats/chat.schema';
import { Link } from 'react-router';
import { roomMessages } from '#web/domain/copy/room.ts';
import { hasNoProfile } from '#web/domain/has-no-profile.ts';
import { MemberAvatar } from '#web/domain/member-avatar.tsx';
import { paths } from '#web/navigation/paths.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx';
import { formatTime } from '../../model/room-time.ts';
import { MessageBody } from './message-body.tsx';
import styles from './message-row.module.css';
import { useLongPress } from './use-long-press.ts';

type MessageRowProps = {
  message: Message;
  isOwn: boolean;
  isHost: boolean;
  startsRun: boolean;
  showsTime: boolean;
  onMenu: (seq: number) => void;
  onPicture: (seq: number) => void;
};

export function MessageRow(props: MessageRowProps) {
  const { message, isOwn, startsRun, onMenu } = props;
  const hasMenu = !message.removed && (message.body !== null || message.image !== null);
  const pressProps = useLongPress(hasMenu ? () => onMenu(message.seq) : null);
  return (
    <div className={classNames(styles.row, isOwn && styles.own, startsRun && styles.first)}>
      {!isOwn && <Sender {...props} />}
      <div className={styles.line}>
        <div className={styles.pressable} {...pressProps}>
          {isOwn && <VisuallyHidden>{roomMessages.me}</VisuallyHidden>}
          <MessageBody
            message={message}
            isOwn={isOwn}
            isFirst={startsRun}
            onPicture={props.onPicture}
          />
        </div>
        {props.showsTime && (
          <time dateTime={message.createdAt} className={styles.time}>
            {formatTime(message.createdAt)}
          </time>
        )}
        {hasMenu && (
          <button
            type="button"
            className={styles.more}
            aria-label={roomMessages.messageMenu}
            onClick={() => onMenu(message.seq)}
          />
        )}
      </div>
    </div>
  );
}

function Sender({ message: { sender }, startsRun, isHost }: MessageRowProps) {
  if (!sender) return null;
  if (!startsRun) return <VisuallyHidden>{sender.nickname}</VisuallyHidden>;
  const person = (
    <>
      <MemberAvatar member={sender} size={3.2} />
      <span className={styles.name}>
        <bdi>{sender.nickname}</bdi>
        {isHost && <Badge>{roomMessages.host}</Badge>}
      </span>
    </>
  );
  if (hasNoProfile(sender)) return <div className={styles.sender}>{person}</div>;
  return (
    <Link className={styles.sender} to={paths.memberProfile(sender.memberId)}>
      {person}
    </Link>
  );
}
