import type { Message } from '@azit/contract/chats/chat.schema';
import { expect, test } from 'vitest';
import { createQueryClient } from '#web/api/query-client.ts';
import { sampleMessage, sampleRoom } from '#web/testing/sample-room.ts';
import { RoomFeed } from '../../model/room-feed.ts';
import { createRoomViewStore, type RoomViewStore } from '../../model/room-view.ts';
import { MessageScroll } from './message-scroll.ts';

const viewport = 800;

function createScroller(maxTop: () => number): HTMLElement {
  const element = document.createElement('section');
  let top = 0;
  Object.defineProperty(element, 'scrollTop', {
    get: () => top,
    set: (value: number) => {
      top = Math.max(0, Math.min(value, maxTop()));
    },
  });
  element.scrollTo = (options) => {
    element.scrollTop = typeof options === 'object' ? (options.top ?? top) : top;
  };
  return element;
}

function createFeed(page: Message[], view: RoomViewStore): RoomFeed {
  const queryClient = createQueryClient();
  const feed = new RoomFeed({
    queryClient,
    room: sampleRoom({ lastSeq: page.length }),
    view,
    load: async () => [],
    waitForScroll: async () => {},
    onGone: () => {},
  });
  queryClient.setQueryData(feed.query.queryKey, page);
  return feed;
}

function openList({ rows = 100, unreadFrom }: { rows?: number; unreadFrom?: number } = {}) {
  const page = Array.from({ length: rows }, (_, index) => sampleMessage({ seq: index + 1 }));
  const view = createRoomViewStore(rows);
  const feed = createFeed(page, view);
  const scroll = new MessageScroll(feed, view, () => {});

  const sizes = page.map(() => 40);
  const getOffset = (index: number) => sizes.slice(0, index).reduce((sum, size) => sum + size, 0);
  const element = createScroller(() => getOffset(sizes.length) - viewport);
  scroll.scroller.current = element;
  // Like virtua, this list reports a new position only after a scroll event.
  let reported = 0;
  scroll.attach({
    get scrollOffset() {
      return reported;
    },
    get scrollSize() {
      return Math.max(viewport, getOffset(sizes.length));
    },
    viewportSize: viewport,
    findItemIndex: (offset) => Math.floor(offset / 40),
    getItemOffset: getOffset,
    getItemSize: (index) => sizes[index] ?? 0,
    scrollToIndex: () => {},
    scrollTo: () => {},
    scrollBy: () => {},
    cache: {} as never,
  });
  scroll.changed(rows);
  scroll.opened(page, unreadFrom === undefined ? null : unreadFrom - 1);
  scroll.onResize();

  return {
    scroll,
    view,
    top: () => element.scrollTop,
    toEnd: () => getOffset(sizes.length) - viewport - element.scrollTop,
    reportScroll: () => {
      reported = element.scrollTop;
      scroll.onScroll();
    },
    move: (by: number) => {
      element.scrollTop += by;
    },
    measure: (from: number, to: number, size: number) => {
      sizes.fill(size, from, to);
      scroll.onResize();
    },
    add: () => {
      sizes.push(40);
      scroll.changed(sizes.length);
    },
  };
}

test('a list scrolled to its end stays there when rows are taller than estimated', () => {
  const list = openList();
  list.reportScroll();
  list.measure(80, 100, 70);
  expect(list.toEnd()).toBe(0);
  list.reportScroll();
  list.measure(60, 80, 90);
  expect(list.toEnd()).toBe(0);
});

test('a list opened at an unread message stays there when rows above grow', () => {
  const list = openList({ unreadFrom: 51 });
  list.reportScroll();
  list.measure(40, 50, 60);
  expect(list.top()).toBe(40 * 40 + 10 * 60);
});

// covers K5.1 (docs/coverage-statements.md)
test('a list that shows all unread messages is at its end until measured rows grow', () => {
  const list = openList({ unreadFrom: 90 });
  list.reportScroll();
  expect(list.view.getState().isAtEnd).toBe(true);
  expect(list.toEnd()).toBe(0);
  list.measure(80, 100, 90);
  expect(list.view.getState().isAtEnd).toBe(false);
  expect(list.top()).toBe(80 * 40 + 9 * 90);
});

test.each([
  ['its end', {}],
  ['an unread message', { unreadFrom: 51 }],
])('a reader who scrolls while rows are measured is not moved back to %s', (_, opening) => {
  const list = openList(opening);
  list.reportScroll();
  list.move(-500);
  const here = list.top();
  list.reportScroll();
  list.measure(90, 100, 70);
  expect(list.top()).toBe(here);
  expect(list.view.getState().isAtEnd).toBe(false);
});

// covers K5.2 (docs/coverage-statements.md)
test('a new message does not move a reader who scrolled up before the scroll event', () => {
  const list = openList();
  list.reportScroll();
  list.move(-500);
  const here = list.top();
  list.add();
  expect(list.top()).toBe(here);
});

test('a slow scroll up from the end is not undone when rows are measured', () => {
  const list = openList();
  list.reportScroll();
  list.move(-20);
  list.reportScroll();
  list.measure(70, 80, 60);
  expect(list.toEnd()).toBe(20 + 10 * 20);
});

test('the list scrolls to a new message after the reader has returned to the end', () => {
  const list = openList();
  list.reportScroll();
  list.move(-500);
  list.reportScroll();
  list.move(500);
  list.reportScroll();
  list.add();
  expect(list.toEnd()).toBe(0);
});
