import type { Message, Room } from '@azit/contract/chats/chat.schema';
import { createStore } from 'zustand/vanilla';
import { isNotFound } from '#web/api/is-not-found.ts';
import { type LastPage, type LoadPage, loadFirstPage, pageSize } from './first-page.ts';
import { createMessageCheck } from './message-check.ts';
import {
  addNewer,
  addOlder,
  lastLoaded,
  type MessageWindow,
  openWindow,
  replaceSame,
  tellLast,
} from './message-window.ts';
import type { ScrollSignal } from './scroll-signal.ts';

const newerPageSize = 100;

export type FeedState = {
  window: MessageWindow | null;
  /** Why there is nothing to show. */
  error: unknown;
  /** What was added last: `live` came while the page was open. */
  change: 'opened' | 'older' | 'newer' | 'live' | 'same';
  isLoadingOlder: boolean;
};

type Deps = {
  room: Room;
  load: LoadPage;
  lastPage?: LastPage;
  moment: Pick<ScrollSignal, 'wait'>;
  /** The room is not the viewer's any more. */
  onGone: () => void;
};

export type RoomFeed = ReturnType<typeof createRoomFeed>;

/** The messages of an open room and how more of them come. */
export function createRoomFeed({ room, load, lastPage, moment, onGone }: Deps) {
  const store = createStore<FeedState>(() => ({
    window: null,
    error: null,
    change: 'opened',
    isLoadingOlder: false,
  }));
  /** Bells of one's own messages, which the reply to the sender has told already. */
  const expectedBells = new Set<number>();
  let following: Promise<void> | null = null;
  let isAskedAgain = false;

  const current = () => store.getState().window;

  const { look, checkAll, allFresh } = createMessageCheck({
    load,
    current,
    onChecked: replace,
    onFailed: fail,
  });

  function show(window: MessageWindow, change: FeedState['change']): void {
    if (window !== current()) store.setState({ window, change, error: null });
  }

  function replace(page: readonly Message[]): void {
    const window = current();
    if (window) show(replaceSame(window, page), 'same');
  }

  function fail(error: unknown): void {
    if (isNotFound(error)) onGone();
    else if (!current()) store.setState({ error });
  }

  let unusedLastPage = lastPage;

  async function open(): Promise<void> {
    store.setState({ error: null });
    const early = unusedLastPage;
    unusedLastPage = undefined;
    try {
      const pages = await loadFirstPage(room, load, early);
      show(openWindow(pages, room), 'opened');
      if (pages === (await early)) lookOnceMore();
    } catch (error) {
      fail(error);
    }
  }

  async function loadOlder(): Promise<void> {
    const first = current()?.messages[0];
    if (!first || !current()?.hasOlder || store.getState().isLoadingOlder) return;
    store.setState({ isLoadingOlder: true });
    try {
      const page = await load({ before: first.seq, size: pageSize });
      await moment.wait();
      const now = current();
      if (now?.messages[0]?.seq === first.seq) show(addOlder(now, page), 'older');
    } catch (error) {
      fail(error);
    } finally {
      store.setState({ isLoadingOlder: false });
    }
  }

  /** Returns whether the room may have more. */
  async function addPageAfter(window: MessageWindow, change: 'newer' | 'live'): Promise<boolean> {
    const last = lastLoaded(window);
    const page = await load({ after: last, size: newerPageSize });
    const now = current();
    if (!now || lastLoaded(now) !== last) return true;
    show(addNewer(now, page, page.length < newerPageSize), page.length > 0 ? change : 'same');
    return page.length === newerPageSize;
  }

  async function loadOnce(run: () => Promise<void>): Promise<void> {
    if (following) {
      isAskedAgain = true;
      return;
    }
    following = run()
      .catch(fail)
      .finally(() => {
        following = null;
      });
    await following;
    if (!isAskedAgain) return;
    isAskedAgain = false;
    if (current()?.reachesEnd) follow();
  }

  /** The next page of what the viewer has not scrolled to yet. */
  function loadNewer(): void {
    const window = current();
    if (!window || window.reachesEnd || following) return;
    void loadOnce(async () => void (await addPageAfter(window, 'newer')));
  }

  /** Brings what came meanwhile, page after page until the end; one run at a time. */
  function follow(): void {
    void loadOnce(async () => {
      for (let window = current(); window; window = current()) {
        if (!(await addPageAfter(window, 'live'))) return;
      }
    });
  }

  /** What is loaded and what came since: it was read before anybody listened for bells. */
  function lookOnceMore(): void {
    void loadOnce(async () => {
      const first = current()?.messages[0];
      if (!first) return;
      const page = await load({ after: first.seq - 1, size: newerPageSize });
      replace(page);
      const now = current();
      const isNews = now?.reachesEnd && (page.at(-1)?.seq ?? 0) > lastLoaded(now);
      if (isNews) show(addNewer(now, page, page.length < newerPageSize), 'live');
    });
  }

  /** `seq` is the room's newest place; null when bells may have been missed. */
  function hear(seq: number | null): void {
    const window = current();
    if (!window || (seq !== null && expectedBells.delete(seq))) return;
    if (seq !== null) show(tellLast(window, seq), 'same');
    const isNews = seq === null || seq > lastLoaded(window);
    if (isNews && (window.reachesEnd || following)) follow();
    if (seq === null || !isNews) checkAll();
  }

  /** Leaves what is loaded for the newest messages. */
  async function jumpToEnd(): Promise<void> {
    if (current()?.reachesEnd !== false) return;
    try {
      const page = await load({ size: pageSize });
      allFresh();
      show(openWindow(page, { firstSeq: room.firstSeq, lastSeq: 0 }), 'opened');
    } catch (error) {
      fail(error);
    }
  }

  /** A message of one's own, as the server has stored it. */
  function addOwn(message: Message): void {
    const window = current();
    if (!window) return;
    expectedBells.add(message.seq);
    if (!window.reachesEnd) show(tellLast(window, message.seq), 'same');
    else if (message.seq === lastLoaded(window) + 1) {
      show(addNewer(window, [message], true), 'newer');
    } else follow();
  }

  return { store, open, loadOlder, loadNewer, hear, look, jumpToEnd, addOwn, replace };
}
