import type { Message } from '@azit/contract/chats/chat.schema';
import type { RefObject } from 'react';
import type { VirtualizerHandle } from 'virtua';
import type { RoomFeed } from '../../model/room-feed.ts';
import type { RoomViewStore } from '../../model/room-view.ts';

const preloadDistance = 800;
const endSlack = 48;
/** Browsers round scroll positions, so compare them with this tolerance in pixels. */
const rounding = 1.5;

/** Does not use virtua's scrollToIndex, which continues to scroll after the reader has moved. */
export class MessageScroll {
  readonly scroller: RefObject<HTMLElement | null> = { current: null };
  readonly #feed: RoomFeed;
  readonly #view: RoomViewStore;
  readonly #onScrolled: () => void;
  #list: VirtualizerHandle | null = null;
  #rowCount = 0;
  #isAtEnd = true;
  /**
   * What must stay in view when row heights change: the end, or the message with this seq. Null
   * after the reader has scrolled. Heights change because rows are measured only after they are
   * drawn.
   */
  #anchor: 'end' | number | null = 'end';
  /**
   * The last position that this class set or received. A different position was set by the reader.
   */
  #knownTop = 0;
  #knownHeight = 0;

  constructor(feed: RoomFeed, view: RoomViewStore, onScrolled: () => void) {
    this.#feed = feed;
    this.#view = view;
    this.#onScrolled = onScrolled;
  }

  readonly attach = (list: VirtualizerHandle | null): void => {
    this.#list = list;
  };

  readonly scrollToEnd = (): void => {
    this.#isAtEnd = true;
    this.#anchor = 'end';
    const list = this.#list;
    if (!list) return;
    const last = this.#rowCount - 1;
    this.#scrollTo(list.getItemOffset(last) + list.getItemSize(last) - list.viewportSize);
  };

  opened(messages: readonly Message[], lastRead: number | null): void {
    const firstUnread = messages.find(({ seq }) => lastRead !== null && seq > lastRead);
    const isUnread = this.#view.getState().seenSeq <= (lastRead ?? 0);
    if (firstUnread && isUnread) this.#openAt(firstUnread.seq);
    else this.scrollToEnd();
  }

  changed(rowCount: number): void {
    this.#rowCount = rowCount;
    if (this.#isAtEnd && !this.#hasReaderMoved()) this.scrollToEnd();
  }

  readonly onScroll = (): void => {
    this.#onScrolled();
    const list = this.#list;
    if (!list) return;
    if (this.#hasReaderMoved()) {
      this.#isAtEnd = this.#isNearEnd(list);
      this.#anchor = this.#isAtEnd && this.#getRestBelow(list) <= rounding ? 'end' : null;
      this.#knownTop = this.scroller.current?.scrollTop ?? 0;
    }
    if (list.scrollOffset < preloadDistance) void this.#feed.loadOlder();
    if (this.#getRestBelow(list) < preloadDistance) void this.#feed.loadNewer();
    this.noteVisible();
  };

  readonly onResize = (): void => {
    const height = this.#list?.viewportSize ?? 0;
    const isOtherHeight = this.#knownHeight > 0 && height !== this.#knownHeight;
    this.#knownHeight = height;
    if (this.#anchor === 'end' || (this.#isAtEnd && isOtherHeight)) this.scrollToEnd();
    else if (this.#anchor !== null) this.#openAt(this.#anchor);
    this.noteVisible();
  };

  readonly noteVisible = (): void => {
    const first = this.#feed.messages?.[0];
    const list = this.#list;
    if (!list || !first || document.visibilityState !== 'visible') return;
    const { scrollOffset, viewportSize } = list;
    const last = this.#feed.lastLoadedSeq;
    const findSeq = (offset: number) => Math.min(last, first.seq + list.findItemIndex(offset));
    const to = findSeq(scrollOffset + viewportSize - 1);
    this.#feed.check.look({ from: findSeq(scrollOffset), to });
    const isAtEnd = this.#isAtEnd;
    this.#view.setState((before) => {
      const seenSeq = Math.max(before.seenSeq, to);
      const isSame = seenSeq === before.seenSeq && isAtEnd === before.isAtEnd;
      return isSame ? before : { seenSeq, isAtEnd };
    });
  };

  /** Also sets `#isAtEnd`, because all unread messages may fit on the screen. */
  #openAt(seq: number): void {
    const first = this.#feed.messages?.[0];
    if (!this.#list || !first) return;
    this.#anchor = seq;
    this.#scrollTo(this.#list.getItemOffset(seq - first.seq));
    this.#isAtEnd = this.#isNearEnd(this.#list);
  }

  #scrollTo(top: number): void {
    const element = this.scroller.current;
    if (!element) return;
    element.scrollTo({ top, behavior: 'instant' });
    this.#knownTop = element.scrollTop;
  }

  /**
   * Compares with the live position: the reader may have scrolled although the scroll event has not
   * fired yet.
   */
  #hasReaderMoved(): boolean {
    return Math.abs((this.scroller.current?.scrollTop ?? 0) - this.#knownTop) > rounding;
  }

  #isNearEnd(list: VirtualizerHandle): boolean {
    return this.#feed.reachesEnd && this.#getRestBelow(list) <= endSlack;
  }

  #getRestBelow(list: VirtualizerHandle): number {
    return list.scrollSize - (this.scroller.current?.scrollTop ?? 0) - list.viewportSize;
  }
}
