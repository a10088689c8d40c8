import type { Message } from '@azit/contract/chats/chat.schema';
import type { VirtualizerHandle } from 'virtua';
import { lastLoaded } from '../../model/message-window.ts';
import type { MoveMoment } from '../../model/move-moment.ts';
import type { RoomFeed } from '../../model/room-feed.ts';
import type { RoomViewStore } from '../../model/room-view.ts';

/** Closer to an edge than this, the next page is fetched. */
const nearEdge = 800;
/** So near to the end the viewer counts as being there. */
const endSlack = 48;

export type TalkScroll = ReturnType<typeof createTalkScroll>;

/**
 * Where the talk stands: it opens at the first unread message, stays at the end while the viewer is
 * there, and is never moved under a reader.
 */
export function createTalkScroll(feed: RoomFeed, view: RoomViewStore, moment: MoveMoment) {
  let list: VirtualizerHandle | null = null;
  let rowCount = 0;
  let isAtEnd = true;
  /** The row to open at, until the talk was scrolled: the rows are measured only after they are drawn. */
  let opensAt: number | null = null;

  function toEnd(): void {
    isAtEnd = true;
    opensAt = null;
    list?.scrollToIndex(rowCount - 1, { align: 'end' });
  }

  function below(handle: VirtualizerHandle): number {
    return handle.scrollSize - handle.scrollOffset - handle.viewportSize;
  }

  /** A talk that fits the screen is at its end without ever being scrolled. */
  function openAt(row: number): void {
    if (!list) return;
    opensAt = row;
    isAtEnd = feed.store.getState().window?.reachesEnd === true && below(list) <= 0;
    if (!isAtEnd) list.scrollToIndex(row, { align: 'start' });
  }

  /** Tells which messages are on the screen, while somebody looks at it. */
  function look(): void {
    const { window } = feed.store.getState();
    const first = window?.messages[0];
    if (!list || !window || !first || document.visibilityState !== 'visible') return;
    const last = lastLoaded(window);
    const { scrollOffset, viewportSize } = list;
    const seqAt = (offset: number) =>
      Math.min(last, first.seq + (list?.findItemIndex(offset) ?? 0));
    const to = seqAt(scrollOffset + viewportSize - 1);
    feed.look({ from: seqAt(scrollOffset), to });
    view.setState((before) => {
      const seenSeq = Math.max(before.seenSeq, to);
      const isSame = seenSeq === before.seenSeq && isAtEnd === before.isAtEnd;
      return isSame ? before : { seenSeq, isAtEnd };
    });
  }

  return {
    look,
    toEnd,
    attach: (handle: VirtualizerHandle | null): void => {
      list = handle;
    },
    /** Another piece of the talk is shown. */
    opened: (messages: readonly Message[], readUpTo: number | null): void => {
      const firstUnread = messages.findIndex(({ seq }) => readUpTo !== null && seq > readUpTo);
      const isUnread = firstUnread >= 0 && view.getState().seenSeq <= (readUpTo ?? 0);
      if (isUnread) openAt(firstUnread);
      else toEnd();
    },
    changed: (rows: number): void => {
      rowCount = rows;
      if (isAtEnd) toEnd();
    },
    onScroll: (): void => {
      moment.scrolled();
      if (!list) return;
      opensAt = null;
      const { window } = feed.store.getState();
      isAtEnd = window?.reachesEnd === true && below(list) <= endSlack;
      if (list.scrollOffset < nearEdge) void feed.loadOlder();
      if (below(list) < nearEdge) feed.loadNewer();
      look();
    },
    /** The keyboard came, a picture grew: the last line stays in view. */
    onResize: (): void => {
      if (opensAt !== null) openAt(opensAt);
      else if (isAtEnd) toEnd();
      look();
    },
  };
}
