import type { Message } from '@azit/contract/chats/chat.schema';
import type { RefObject } from 'react';
import type { VirtualizerHandle } from 'virtua';
import { lastLoaded } from '../../model/message-window.ts';
import type { RoomFeed } from '../../model/room-feed.ts';
import type { RoomViewStore } from '../../model/room-view.ts';
import type { ScrollSignal } from '../../model/scroll-signal.ts';

/** Closer to an edge than this, the next page is fetched. */
const nearEdge = 800;
/** So near to the end the viewer counts as being there. */
const endSlack = 48;
/** Browsers round where they scroll to. */
const rounding = 1.5;

export type MessageScroll = ReturnType<typeof createMessageScroll>;

/**
 * Where the talk stands: it opens at the first unread message, stays at the end while the viewer is
 * there, and is never moved under a reader. The list's own scrollToIndex is not used: it waits for
 * sizes and scrolls once more, also after the reader has moved, and nothing ends it.
 */
export function createMessageScroll(feed: RoomFeed, view: RoomViewStore, moment: ScrollSignal) {
  const scroller: RefObject<HTMLElement | null> = { current: null };
  let list: VirtualizerHandle | null = null;
  let rowCount = 0;
  let isAtEnd = true;
  /**
   * What the talk is put at again whenever a size changes, until the reader moves: its end, or the
   * message of this place. Rows are measured only after they are drawn.
   */
  let held: 'end' | number | null = 'end';
  /** Where the talk was put, or said that it is. Anywhere else the reader has moved. */
  let knownTop = 0;
  let knownHeight = 0;

  function put(top: number): void {
    const element = scroller.current;
    if (!element) return;
    element.scrollTo({ top, behavior: 'instant' });
    knownTop = element.scrollTop;
  }

  /** Also before the scroll event of the move. */
  function isMoved(): boolean {
    return Math.abs((scroller.current?.scrollTop ?? 0) - knownTop) > rounding;
  }

  function toEnd(): void {
    isAtEnd = true;
    held = 'end';
    if (!list) return;
    const last = rowCount - 1;
    put(list.getItemOffset(last) + list.getItemSize(last) - list.viewportSize);
  }

  /** How much of the talk lies below the screen. */
  function below(handle: VirtualizerHandle): number {
    return handle.scrollSize - (scroller.current?.scrollTop ?? 0) - handle.viewportSize;
  }

  function isNearEnd(handle: VirtualizerHandle): boolean {
    return feed.store.getState().window?.reachesEnd === true && below(handle) <= endSlack;
  }

  /** A talk whose unread messages fit the screen is at its end. */
  function openAt(seq: number): void {
    const { window } = feed.store.getState();
    const first = window?.messages[0];
    if (!list || !first) return;
    held = seq;
    put(list.getItemOffset(seq - first.seq));
    isAtEnd = isNearEnd(list);
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
    scroller,
    look,
    toEnd,
    attach: (handle: VirtualizerHandle | null): void => {
      list = handle;
    },
    /** Another piece of the talk is shown. */
    opened: (messages: readonly Message[], readUpTo: number | null): void => {
      const firstUnread = messages.find(({ seq }) => readUpTo !== null && seq > readUpTo);
      const isUnread = view.getState().seenSeq <= (readUpTo ?? 0);
      if (firstUnread && isUnread) openAt(firstUnread.seq);
      else toEnd();
    },
    changed: (rows: number): void => {
      rowCount = rows;
      if (isAtEnd && !isMoved()) toEnd();
    },
    onScroll: (): void => {
      moment.scrolled();
      if (!list) return;
      if (isMoved()) {
        isAtEnd = isNearEnd(list);
        held = isAtEnd && below(list) <= rounding ? 'end' : null;
        knownTop = scroller.current?.scrollTop ?? 0;
      }
      if (list.scrollOffset < nearEdge) void feed.loadOlder();
      if (below(list) < nearEdge) feed.loadNewer();
      look();
    },
    /** The keyboard came, a row turned out taller than guessed: what was in view stays there. */
    onResize: (): void => {
      const isOtherHeight = knownHeight > 0 && list?.viewportSize !== knownHeight;
      knownHeight = list?.viewportSize ?? 0;
      if (held === 'end' || (isAtEnd && isOtherHeight)) toEnd();
      else if (held !== null) openAt(held);
      look();
    },
  };
}
