import type { Message, Room } from '@azit/contract/chats/chat.schema';
import { DEFAULT_PROFILE_FILE } from '@azit/contract/images/image.rule';
import type { ReactNode } from 'react';
import { roomMessages } from '#web/domain/copy/room.ts';
import { Avatar } from '#web/ui/media/avatar.tsx';
import { Composer } from '../components/composer/composer.tsx';
import { DayDivider, SystemMessage, UnreadDivider } from '../components/messages/dividers.tsx';
import listStyles from '../components/messages/message-list.module.css';
import { MessageRow } from '../components/messages/message-row.tsx';
import { PinnedAnnouncement } from '../components/pinned-announcement.tsx';
import { RoomHeader } from '../components/room-header.tsx';
import styles from '../components/room-page.module.css';
import { getRowPart, type RowKind } from './row-kind.ts';

const message: Message = {
  seq: 1,
  kind: 'TEXT',
  sender: { memberId: 1, nickname: '-', fileInfo: DEFAULT_PROFILE_FILE },
  body: '-',
  image: null,
  clientId: null,
  createdAt: '2026-01-01T00:00:00Z',
  removed: false,
};

const kinds: Record<RowKind, Partial<Message>> = {
  text: {},
  announcement: { kind: 'ANNOUNCEMENT' },
  // The templates contain no picture URL: only the served page knows the base URL of images.
  picture: { image: { ...DEFAULT_PROFILE_FILE, width: 1, height: 1 } },
  removed: { removed: true },
  hidden: { body: null },
};

const room: Room = {
  roomId: 1,
  kind: 'personal',
  club: null,
  member: message.sender,
  memberCount: 2,
  unread: 0,
  muted: true,
  writable: true,
  members: [],
  pinned: null,
  readSeq: 0,
  firstSeq: 1,
  lastSeq: 0,
  meetingDate: null,
  meetingTime: null,
};

const readOnlyTexts = {
  'read-only': roomMessages.readOnly,
  'read-only-cancelled': roomMessages.readOnlyCancelled,
  'read-only-crew': roomMessages.readOnlyCrew,
  'read-only-personal': roomMessages.readOnlyPersonal,
};

const noop = () => {};

/** early-room.ts copies parts of these templates and fills in names, texts and times. */
export function RoomTemplates() {
  return (
    <template>
      <Part name="room">
        <main tabIndex={-1} className={styles.page}>
          <RoomHeader room={room} onMenu={noop} />
          <div className={styles.stage}>
            <section className={listStyles.scroller}>
              <div className={listStyles.spacer} />
              <ol className={listStyles.items} />
            </section>
          </div>
        </main>
      </Part>
      <Part name="pinned">
        <PinnedAnnouncement pinned={message} isOutdated />
      </Part>
      <Part name="composer">
        <Composer draft="" onDraft={noop} onSend={noop} onPicture={noop} />
        <p className={styles.keys}>{roomMessages.enterSends}</p>
      </Part>
      {Object.entries(readOnlyTexts).map(([name, text]) => (
        <Part key={name} name={name}>
          <p className={styles.note}>{text}</p>
        </Part>
      ))}
      <Part name="item">
        <li>
          <div />
        </li>
      </Part>
      <Part name="last-item">
        <li>
          <div className={listStyles.last} />
        </li>
      </Part>
      <Part name="day">
        <DayDivider day="2026-01-01" />
      </Part>
      <Part name="unread">
        <UnreadDivider />
      </Part>
      <Part name="line">
        <SystemMessage text="-" />
      </Part>
      <Part name="portrait">
        <Avatar src="/-" size={3.2} />
      </Part>
      {Object.entries(kinds).map(([kind, parts]) =>
        [true, false].map((isOwn) =>
          [true, false].map((startsRun) => {
            const name = getRowPart(kind as RowKind, isOwn, startsRun);
            return (
              <Part key={name} name={name}>
                <MessageRow
                  message={{ ...message, ...parts }}
                  isOwn={isOwn}
                  isHost
                  startsRun={startsRun}
                  showsTime
                  onMenu={noop}
                  onPicture={noop}
                />
              </Part>
            );
          }),
        ),
      )}
    </template>
  );
}

function Part({ name, children }: { name: string; children: ReactNode }) {
  return <div data-part={name}>{children}</div>;
}
