import type { Message, Room } from '@azit/contract/chats/chat.schema';
import { type ReactElement, type Ref, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { type CustomContainerComponentProps, Virtualizer } from 'virtua';
import { classNames } from '#web/ui/class-names.ts';
import { compareLists, type ListChange } from '../../model/message-list.ts';
import type { RoomOutbox } from '../../model/room-outbox.ts';
import { findLastRead } from '../../model/unread-divider.ts';
import { stillUnsent, type Unsent } from '../../model/unsent.ts';
import { MessageItem } from './message-item.tsx';
import styles from './message-list.module.css';
import type { MessageScroll } from './message-scroll.ts';
import { UnsentRow } from './unsent-row.tsx';
import { UploadProgress } from './upload-progress.tsx';

type MessageListProps = {
  room: Room;
  viewerId: number;
  messages: readonly Message[];
  unsent: readonly Unsent[];
  outbox: RoomOutbox;
  scroll: MessageScroll;
  lastRead: number | null;
  onMenu: (seq: number) => void;
  onPicture: (seq: number) => void;
};

export function MessageList(props: MessageListProps) {
  const { messages, unsent, scroll, outbox, viewerId } = props;
  const lastRead = findLastRead(props.lastRead, messages, viewerId);
  const rows = useMemo(() => [...messages, ...stillUnsent(unsent, messages)], [messages, unsent]);
  const change = useListChange(rows, messages);
  const [cachedElement] = useState(() => createElementCache<Message>());
  const hostId = props.room.members.find(({ isHost }) => isHost)?.memberId;

  const opened = change === 'opened' ? messages : null;
  useLayoutEffect(() => scroll.changed(rows.length), [scroll, rows]);
  useLayoutEffect(() => {
    if (opened) scroll.opened(opened, lastRead);
  }, [scroll, opened, lastRead]);

  useEffect(() => {
    const frame = requestAnimationFrame(scroll.noteVisible);
    document.addEventListener('visibilitychange', scroll.noteVisible);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('visibilitychange', scroll.noteVisible);
    };
  }, [scroll]);

  const isLast = (index: number) => index === rows.length - 1;

  function drawMessage(message: Message, index: number): ReactElement {
    const [before, after] = [messages[index - 1], messages[index + 1]];
    const { onMenu, onPicture } = props;
    const shown = [before, after, isLast(index), lastRead, hostId, viewerId, onMenu, onPicture];
    return cachedElement(message, shown, () => (
      <div
        key={message.clientId ?? message.seq}
        className={classNames(isLast(index) && styles.last)}
      >
        <MessageItem
          message={message}
          before={before}
          after={after}
          lastRead={lastRead}
          viewerId={viewerId}
          hostId={hostId}
          onMenu={onMenu}
          onPicture={onPicture}
        />
      </div>
    ));
  }

  return (
    <section ref={scroll.scroller} className={styles.scroller} aria-label="대화">
      <div className={styles.spacer} />
      <Virtualizer
        ref={scroll.attach}
        scrollRef={scroll.scroller}
        as={MessageItems}
        item="li"
        data={rows}
        itemSize={estimatedHeight}
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

const estimatedHeight = 72;

function useListChange(rows: readonly unknown[], messages: readonly Message[]): ListChange {
  const [previous, setPrevious] = useState({ rows, messages, change: 'opened' as ListChange });
  if (previous.rows === rows) return previous.change;
  const change = compareLists(previous.messages, messages);
  setPrevious({ rows, messages, change });
  return change;
}

type MessageItemsProps = CustomContainerComponentProps & { ref?: Ref<HTMLOListElement> };

/** Drop virtua's `pointer-events: none`, which would block clicks during automatic scrolls. */
function MessageItems({ ref, style: { pointerEvents: _, ...style }, children }: MessageItemsProps) {
  return (
    <ol ref={ref} style={style} className={styles.items}>
      {children}
    </ol>
  );
}

/**
 * Caches the elements of rows: the list renders on every scroll, and React skips elements that are
 * the same objects.
 */
function createElementCache<Row extends object>() {
  const cache = new WeakMap<Row, { shown: readonly unknown[]; element: ReactElement }>();
  return (row: Row, shown: readonly unknown[], render: () => ReactElement): ReactElement => {
    const cached = cache.get(row);
    if (cached?.shown.every((value, index) => value === shown[index])) return cached.element;
    const element = render();
    cache.set(row, { shown, element });
    return element;
  };
}
