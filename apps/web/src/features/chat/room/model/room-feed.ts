import type { Message, Room } from '@azit/contract/chats/chat.schema';
import { messages } from '@azit/contract/chats/messages.endpoints';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { createStore } from 'zustand/vanilla';
import { endpointKey } from '#web/api/endpoint-query.ts';
import { isNotFound } from '#web/api/is-not-found.ts';
import { type LastPage, type LoadPage, loadFirstPage, pageSize } from './first-page.ts';
import { addMessages, dropBeforeGap, type Messages, replaceMessages } from './message-list.ts';
import { createRemovalCheck, type RemovalCheck } from './removal-check.ts';
import type { RoomViewStore } from './room-view.ts';

const newerPageSize = 100;

type Deps = {
  queryClient: QueryClient;
  room: Room;
  view: RoomViewStore;
  load: LoadPage;
  lastPage?: LastPage;
  /** Older messages are added when it resolves. */
  waitForScroll: () => Promise<void>;
  /** The viewer is not in the room any more. */
  onGone: () => void;
};

/** The messages of an open room in the query cache, and all that changes them. */
export class RoomFeed {
  readonly query: ReturnType<typeof createQuery>;
  readonly check: RemovalCheck;
  /** The messages that came last while the room was open. */
  readonly arrivals = createStore<Messages>(() => []);
  readonly #deps: Deps;
  /** Sent messages whose bell is still to come: the reply has brought them already. */
  readonly #expectedBells = new Set<number>();
  #hasMissedBell = false;
  #isLoadingNewer = false;
  #isFollowing = false;
  #isBehind = false;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.query = createQuery(deps.room, () => loadFirstPage(deps.room, this.#load, deps.lastPage));
    this.check = createRemovalCheck(this.#tryLoad, (page) => this.replace(page));
  }

  /** Undefined until the first page has come. */
  get messages(): Messages | undefined {
    return this.#deps.queryClient.getQueryData(this.query.queryKey);
  }

  /** The number of the last loaded message. */
  get lastSeq(): number {
    return this.messages?.at(-1)?.seq ?? this.#deps.room.firstSeq - 1;
  }

  get reachesEnd(): boolean {
    return this.messages !== undefined && this.lastSeq >= this.#deps.view.getState().lastSeq;
  }

  /** Loads the first page. If that fails, the error is in the query. */
  async open(): Promise<void> {
    const { queryClient, room, lastPage } = this.#deps;
    const first = await queryClient.query(this.query).catch(() => null);
    // Nobody listened for bells while an early page was loaded.
    const mayBeOld = this.#hasMissedBell || first === (await lastPage);
    if (!first || !mayBeOld) return;
    const after = (first[0]?.seq ?? room.firstSeq) - 1;
    const page = await this.#tryLoad({ after, size: newerPageSize });
    this.replace(page);
    if (this.reachesEnd) this.#addArrivals(page);
  }

  async loadOlder(): Promise<void> {
    const { room, view, waitForScroll } = this.#deps;
    const first = this.messages?.[0]?.seq ?? 0;
    if (first <= room.firstSeq || view.getState().isLoadingOlder) return;
    view.setState({ isLoadingOlder: true });
    const page = await this.#tryLoad({ before: first, size: pageSize });
    await waitForScroll();
    this.#update((list) => addMessages(list, page));
    view.setState({ isLoadingOlder: false });
  }

  /** Loads the next page for a reader who scrolls down through unread messages. */
  async loadNewer(): Promise<void> {
    if (!this.messages || this.reachesEnd || this.#isLoadingNewer) return;
    this.#isLoadingNewer = true;
    const page = await this.#tryLoad({ after: this.lastSeq, size: newerPageSize });
    this.#update((list) => addMessages(list, page));
    this.#isLoadingNewer = false;
  }

  /** Handles a bell: `seq` is the number of the newest message, null if bells may have been missed. */
  receive(seq: number | null): void {
    if (!this.messages) this.#hasMissedBell = true;
    if (!this.messages || (seq !== null && this.#expectedBells.delete(seq))) return;
    const isNew = seq === null || seq > this.lastSeq;
    if (isNew && this.reachesEnd) void this.#follow();
    else if (seq !== null) this.#noteNewest(seq);
    const [first] = this.messages;
    if (first && (seq === null || !isNew)) {
      this.check.checkAll({ from: first.seq, to: this.lastSeq });
    }
  }

  /** Replaces what is loaded with the newest messages. */
  async jumpToEnd(): Promise<void> {
    if (!this.messages || this.reachesEnd) return;
    const page = await this.#tryLoad({ size: pageSize });
    if (page.length === 0) return;
    this.#update(() => page);
    this.check.reset();
    if (!this.reachesEnd) void this.#follow();
  }

  /** Adds a message that the viewer has sent, as the server has stored it. */
  addOwn(message: Message): void {
    const { seq } = message;
    if (!this.messages || seq <= this.lastSeq) return;
    this.#expectedBells.add(seq);
    if (!this.reachesEnd) this.#noteNewest(seq);
    else if (seq === this.lastSeq + 1) this.#addArrivals([message]);
    else void this.#follow();
  }

  /** Shows what messages are now. */
  replace(fresh: Messages): void {
    this.#update((list) => replaceMessages(list, fresh));
  }

  /** Loads page after page until the newest message. Bells meanwhile lead to one more request. */
  async #follow(): Promise<void> {
    this.#isBehind = true;
    if (this.#isFollowing) return;
    this.#isFollowing = true;
    while (this.#isBehind) {
      this.#isBehind = false;
      const page = await this.#tryLoad({ after: this.lastSeq, size: newerPageSize });
      this.#addArrivals(page);
      if (page.length === newerPageSize) this.#isBehind = true;
    }
    this.#isFollowing = false;
  }

  #addArrivals(page: Messages): void {
    const last = this.lastSeq;
    this.#update((list) => addMessages(list, page));
    const arrived = page.filter(({ seq }) => seq > last);
    if (arrived.length > 0) this.arrivals.setState(arrived, true);
  }

  #noteNewest(seq: number): void {
    this.#deps.view.setState((view) => (seq > view.lastSeq ? { lastSeq: seq } : view));
  }

  #update(change: (list: Messages) => Messages): void {
    const { queryClient } = this.#deps;
    queryClient.setQueryData<Messages>(this.query.queryKey, (list) => list && change(list));
  }

  readonly #load: LoadPage = async (query) => {
    try {
      return await this.#deps.load(query);
    } catch (error) {
      if (isNotFound(error)) this.#deps.onGone();
      throw error;
    }
  };

  /** A failed request loads nothing; the next bell, focus or connection repeats it. */
  readonly #tryLoad: LoadPage = (query) => this.#load(query).catch(() => []);
}

function createQuery(room: Room, loadFirst: () => Promise<Message[]>) {
  return queryOptions<Messages>({
    queryKey: endpointKey(messages.list, { params: { roomId: room.roomId } }),
    queryFn: async () => dropBeforeGap(await loadFirst()),
    // Only `open` fetches, and only once: a visit does not start again on focus or after a bell.
    enabled: false,
    staleTime: 'static',
    // The next visit may open elsewhere: that depends on what has been read by then.
    gcTime: 0,
    // It compares by index, and would copy every message when older ones are added on top.
    structuralSharing: false,
  });
}
