import type { Message } from '@azit/contract/chats/chat.schema';
import { Megaphone } from 'lucide-react';
import { roomMessages } from '#web/domain/copy/room.ts';
import { imageAddress } from '#web/domain/image-address.ts';
import { classNames } from '#web/ui/class-names.ts';
import styles from './message-body.module.css';
import { MessageText } from './message-text.tsx';
import { pictureSize } from './picture-size.ts';

type MessageBodyProps = {
  message: Message;
  isOwn: boolean;
  isFirst: boolean;
  onPicture: (seq: number) => void;
};

export function MessageBody({ message, isOwn, isFirst, onPicture }: MessageBodyProps) {
  const { seq, kind, body, image, removed, sender } = message;
  const bubble = classNames(styles.bubble, isOwn && styles.own, isFirst && styles.first);
  if (!removed && image) {
    const alt = isOwn ? roomMessages.ownPicture : roomMessages.pictureBy(sender?.nickname ?? '');
    return (
      <button
        type="button"
        className={styles.picture}
        style={pictureSize(image)}
        aria-label={`${alt}, 사진 크게 보기`}
        onClick={() => onPicture(seq)}
      >
        <img src={imageAddress(image) ?? ''} alt="" loading="lazy" decoding="async" />
      </button>
    );
  }
  if (removed || body === null) {
    const text = removed ? '지운 메시지예요' : '차단한 사람의 메시지예요';
    return <p className={classNames(bubble, styles.gone)}>{text}</p>;
  }
  if (kind !== 'ANNOUNCEMENT') {
    return (
      <p dir="auto" className={classNames(bubble, styles.text)}>
        <MessageText body={body} />
      </p>
    );
  }
  return (
    <div className={bubble}>
      <p className={styles.announcement}>
        <Megaphone />
        {roomMessages.announcement}
      </p>
      <p dir="auto" className={styles.text}>
        <MessageText body={body} />
      </p>
    </div>
  );
}
