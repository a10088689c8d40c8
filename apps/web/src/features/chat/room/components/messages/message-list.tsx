import type { Message, Room } from '@azit/contract/chats/chat.schema';
import { type ReactElement, type Ref, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { type CustomContainerComponentProps, Virtualizer } from 'virtua';
import { roomMessages } from '#web/domain/copy/room.ts';
import { classNames } from '#web/ui/class-names.ts';
import type { MessageWindow } from '../../model/message-window.ts';
import type { FeedState } from '../../model/room-feed.ts';
import type { RoomOutbox } from '../../model/room-outbox.ts';
import { findLastRead } from '../../model/unread-divider.ts';
import { stillUnsent, type Unsent } from '../../model/unsent.ts';
import { createElementCache } from './cached-elements.ts';
import { MessageItem } from './message-item.tsx';
import styles from './message-list.module.css';
import type { MessageScroll } from './message-scroll.ts';
import { UnsentRow } from './unsent-row.tsx';
import { UploadProgress } from './upload-progress.tsx';

type MessageListProps = {
  room: Room;
  viewerId: number;
  window: MessageWindow;
  change: FeedState['change'];
  unsent: readonly Unsent[];
  outbox: RoomOutbox;
  scroll: MessageScroll;
  /** Where the mark of what was read before this visit stands. */
  readUpTo: number | null;
  onMenu: (seq: number) => void;
  onPicture: (seq: number) => void;
};

/** The talk. Only what is near the screen is in the page, however long it is. */
export function MessageList(props: MessageListProps) {
  const { window, unsent, change, scroll, outbox, viewerId } = props;
  const { messages } = window;
  const readUpTo = findLastRead(props.readUpTo, messages, viewerId);
  const rows = useMemo(() => [...messages, ...stillUnsent(unsent, messages)], [messages, unsent]);
  const [keptElement] = useState(() => createElementCache<Message>());
  const hostId = props.room.members.find(({ isHost }) => isHost)?.memberId;

  const opened = change === 'opened' ? messages : null;
  useLayoutEffect(() => scroll.changed(rows.length), [scroll, rows]);
  useLayoutEffect(() => {
    if (opened) scroll.opened(opened, readUpTo);
  }, [scroll, opened, readUpTo]);

  useEffect(() => {
    const frame = requestAnimationFrame(scroll.look);
    document.addEventListener('visibilitychange', scroll.look);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('visibilitychange', scroll.look);
    };
  }, [scroll]);

  const isLast = (index: number) => index === rows.length - 1;

  function drawMessage(message: Message, index: number): ReactElement {
    const [before, after] = [messages[index - 1], messages[index + 1]];
    const { onMenu, onPicture } = props;
    const shown = [before, after, isLast(index), readUpTo, hostId, viewerId, onMenu, onPicture];
    return keptElement(message, shown, () => (
      <div
        key={message.clientId ?? message.seq}
        className={classNames(isLast(index) && styles.last)}
      >
        <MessageItem
          message={message}
          before={before}
          after={after}
          readUpTo={readUpTo}
          viewerId={viewerId}
          hostId={hostId}
          onMenu={onMenu}
          onPicture={onPicture}
        />
      </div>
    ));
  }

  return (
    <section ref={scroll.scroller} className={styles.scroller} aria-label={roomMessages.talk}>
      <div className={styles.spacer} />
      <Virtualizer
        ref={scroll.attach}
        scrollRef={scroll.scroller}
        as={MessageItems}
        item="li"
        data={rows}
        itemSize={usualHeight}
        shift={change === 'older'}
        onScroll={scroll.onScroll}
        onResize={scroll.onResize}
      >
        {(row, index) =>
          'seq' in row ? (
            drawMessage(row, index)
          ) : (
            <div key={row.clientId} className={classNames(isLast(index) && styles.last)}>
              <UnsentRow
                unsent={row}
                upload={<UploadProgress outbox={outbox} />}
                retry={outbox.retry}
                drop={outbox.drop}
              />
            </div>
          )
        }
      </Virtualizer>
    </section>
  );
}

/** In pixels, before it is measured: about what a row of a talk has, so that the list does not move up. */
const usualHeight = 72;

type MessageItemsProps = CustomContainerComponentProps & { ref?: Ref<HTMLOListElement> };

/** Not deaf while it scrolls: a talk that follows its end scrolls with every message that comes. */
function MessageItems({ ref, style: { pointerEvents: _, ...style }, children }: MessageItemsProps) {
  return (
    <ol ref={ref} style={style} className={styles.items}>
      {children}
    </ol>
  );
}
