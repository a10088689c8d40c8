import { expect, test } from 'vitest';
import { sampleMessage, sampleRoom } from '#web/testing/sample-room.ts';
import { openWindow } from '../../model/message-window.ts';
import { createRoomFeed } from '../../model/room-feed.ts';
import { createRoomViewStore } from '../../model/room-view.ts';
import { createScrollSignal } from '../../model/scroll-signal.ts';
import { createMessageScroll } from './message-scroll.ts';

const viewport = 800;

/** A talk of rows that are 40 px tall until they are measured, on a screen of 800 px. */
function openTalk({ rows = 100, unreadFrom }: { rows?: number; unreadFrom?: number } = {}) {
  const page = Array.from({ length: rows }, (_, index) => sampleMessage({ seq: index + 1 }));
  const room = sampleRoom({ lastSeq: rows });
  const moment = createScrollSignal();
  const feed = createRoomFeed({ room, load: async () => [], moment, onGone: () => {} });
  feed.store.setState({ window: openWindow(page, room) });
  const view = createRoomViewStore();
  const scroll = createMessageScroll(feed, view, moment);

  const sizes = page.map(() => 40);
  const offsetOf = (index: number) => sizes.slice(0, index).reduce((sum, size) => sum + size, 0);
  const element = document.createElement('section');
  let top = 0;
  Object.defineProperty(element, 'scrollTop', {
    get: () => top,
    set: (value: number) => {
      top = Math.max(0, Math.min(value, offsetOf(sizes.length) - viewport));
    },
  });
  element.scrollTo = (options) => {
    element.scrollTop = typeof options === 'object' ? (options.top ?? top) : top;
  };
  scroll.scroller.current = element;
  // The list knows where it is from scroll events only.
  let told = 0;
  scroll.attach({
    get scrollOffset() {
      return told;
    },
    get scrollSize() {
      return Math.max(viewport, offsetOf(sizes.length));
    },
    viewportSize: viewport,
    findItemIndex: (offset) => Math.floor(offset / 40),
    getItemOffset: offsetOf,
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
    top: () => top,
    toEnd: () => offsetOf(sizes.length) - viewport - top,
    tellScroll: () => {
      told = top;
      scroll.onScroll();
    },
    move: (by: number) => {
      element.scrollTop = top + by;
    },
    /** Rows turn out to be as tall as this. */
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

test('a talk that was put at its end stays there when its rows turn out taller', () => {
  const talk = openTalk();
  talk.tellScroll();
  talk.measure(80, 100, 70);
  expect(talk.toEnd()).toBe(0);
  talk.tellScroll();
  talk.measure(60, 80, 90);
  expect(talk.toEnd()).toBe(0);
});

test('a talk that was opened at an unread message stays there when rows above turn out taller', () => {
  const talk = openTalk({ unreadFrom: 51 });
  talk.tellScroll();
  talk.measure(40, 50, 60);
  expect(talk.top()).toBe(40 * 40 + 10 * 60);
});

// covers K5.1
test('a talk whose unread messages fit the screen is at its end, until they turn out taller', () => {
  const talk = openTalk({ unreadFrom: 90 });
  talk.tellScroll();
  expect(talk.view.getState().isAtEnd).toBe(true);
  expect(talk.toEnd()).toBe(0);
  talk.measure(80, 100, 90);
  expect(talk.view.getState().isAtEnd).toBe(false);
  expect(talk.top()).toBe(80 * 40 + 9 * 90);
});

test.each([
  ['its end', {}],
  ['an unread message', { unreadFrom: 51 }],
])('a reader who moves while rows are measured is not brought back to %s', (_, opening) => {
  const talk = openTalk(opening);
  talk.tellScroll();
  talk.move(-500);
  const here = talk.top();
  talk.tellScroll();
  talk.measure(90, 100, 70);
  expect(talk.top()).toBe(here);
  expect(talk.view.getState().isAtEnd).toBe(false);
});

// covers K5.2
test('a reader who has moved is not brought back by a message that comes before the scroll event', () => {
  const talk = openTalk();
  talk.tellScroll();
  talk.move(-500);
  const here = talk.top();
  talk.add();
  expect(talk.top()).toBe(here);
});

test('a slow move up from the end is not undone when rows are measured', () => {
  const talk = openTalk();
  talk.tellScroll();
  talk.move(-20);
  talk.tellScroll();
  talk.measure(70, 80, 60);
  expect(talk.toEnd()).toBe(20 + 10 * 20);
});

test('a reader who comes back to the end is taken along by the next message', () => {
  const talk = openTalk();
  talk.tellScroll();
  talk.move(-500);
  talk.tellScroll();
  talk.move(500);
  talk.tellScroll();
  talk.add();
  expect(talk.toEnd()).toBe(0);
});
