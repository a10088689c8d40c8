import type { Message } from '@azit/contract/chats/chat.schema';
import { ChevronDown, Megaphone } from 'lucide-react';
import { useId, useState } from 'react';
import { chatListMessages } from '#web/domain/copy/chat-list.ts';
import { roomMessages } from '#web/domain/copy/room.ts';
import { classNames } from '#web/ui/class-names.ts';
import { MessageText } from './messages/message-text.tsx';
import styles from './pinned-announcement.module.css';

type PinnedAnnouncementProps = { pinned: Message; isOutdated: boolean | undefined };

export function PinnedAnnouncement({ pinned, isOutdated }: PinnedAnnouncementProps) {
  const [isOpen, setOpen] = useState(false);
  const textId = useId();
  if (pinned.removed || pinned.body === null) return null;
  return (
    <div className={styles.pin}>
      <Megaphone className={styles.mark} />
      <div className={styles.words}>
        <p id={textId} dir="auto" className={classNames(styles.text, isOpen && styles.open)}>
          <b>{roomMessages.announcement}</b> <MessageText body={pinned.body} />
        </p>
        {isOutdated && <small className="text-hint">{chatListMessages.outdated}</small>}
      </div>
      <button
        type="button"
        className={styles.fold}
        aria-expanded={isOpen}
        aria-controls={textId}
        aria-label={isOpen ? '공지 접기' : '공지 펼치기'}
        onClick={() => setOpen(!isOpen)}
      >
        <ChevronDown />
      </button>
    </div>
  );
}
