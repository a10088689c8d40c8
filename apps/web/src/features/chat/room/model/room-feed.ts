import type { Message, Room } from '@azit/contract/chats/chat.schema';
import { messages } from '@azit/contract/chats/messages.endpoints';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { createStore } from 'zustand/vanilla';
import { endpointKey } from '#web/api/endpoint-query.ts';
import { isNotFound } from '#web/api/is-not-found.ts';
import type { RoomDoorbell } from '#web/domain/room-doorbells.ts';
import { type LastPage, type LoadPage, loadFirstPage, pageSize } from './first-page.ts';
import { addMessages, dropBeforeGap, type Messages, replaceMessages } from './message-list.ts';
import { createRemovalCheck, type RemovalCheck } from './removal-check.ts';
import type { RoomViewStore } from './room-view.ts';

const newerPageSize = 100;
/**
 * In milliseconds. A failed request is repeated after this time, because the server sends the event
 * that caused the request only once.
 */
const retryMs = 5_000;

type Deps = {
  queryClient: QueryClient;
  room: Room;
  view: RoomViewStore;
  load: LoadPage;
  lastPage?: LastPage;
  /**
   * Add older messages only after this promise resolves: rows that are added during a scroll shift
   * the list.
   */
  waitForScroll: () => Promise<void>;
  onGone: () => void;
};

export class RoomFeed {
  readonly query: ReturnType<typeof createQuery>;
  readonly check: RemovalCheck;
  readonly arrivals = createStore<Messages>(() => []);
  readonly #deps: Deps;
  #hasMissedDoorbell = false;
  #isLoadingNewer = false;
  #isFollowing = false;
  #isBehind = false;
  #isClosed = false;
  #retry: ReturnType<typeof setTimeout> | undefined;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.query = createQuery(deps.room, () => loadFirstPage(deps.room, this.#load, deps.lastPage));
    this.check = createRemovalCheck(this.#tryLoad, (page) => this.replace(page));
  }

  get messages(): Messages | undefined {
    return this.#deps.queryClient.getQueryData(this.query.queryKey);
  }

  get lastLoadedSeq(): number {
    return this.messages?.at(-1)?.seq ?? this.#deps.room.firstSeq - 1;
  }

  get reachesEnd(): boolean {
    return (
      this.messages !== undefined && this.lastLoadedSeq >= this.#deps.view.getState().newestSeq
    );
  }

  async open(): Promise<void> {
    const { queryClient, room, lastPage } = this.#deps;
    this.#isClosed = false;
    const first = await queryClient.query(this.query).catch(() => null);
    // `lastPage` was requested before this class received events, so it may be outdated.
    const mayBeOld = this.#hasMissedDoorbell || first === (await lastPage);
    if (!first || !mayBeOld) return;
    const after = (first[0]?.seq ?? room.firstSeq) - 1;
    const page = await this.#tryLoad({ after, size: newerPageSize });
    this.replace(page);
    if (!this.reachesEnd) return;
    this.#addArrivals(page);
    this.#followFullPage(page);
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#retry);
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

  async loadNewer(): Promise<void> {
    if (!this.messages || this.reachesEnd || this.#isLoadingNewer) return;
    this.#isLoadingNewer = true;
    const page = await this.#tryLoad({ after: this.lastLoadedSeq, size: newerPageSize });
    this.#update((list) => addMessages(list, page));
    this.#isLoadingNewer = false;
    this.#followFullPage(page);
  }

  receive(doorbell: RoomDoorbell | null): void {
    if (!this.messages) {
      this.#hasMissedDoorbell = true;
      return;
    }
    const isNew = doorbell === null || doorbell.seq > this.lastLoadedSeq;
    if (isNew && this.reachesEnd) void this.#follow();
    else if (doorbell) this.#noteNewest(doorbell.seq);
    const [first] = this.messages;
    if (first && (doorbell === null || doorbell.removed)) {
      this.check.checkAll({ from: first.seq, to: this.lastLoadedSeq });
    }
  }

  async jumpToEnd(): Promise<void> {
    if (!this.messages || this.reachesEnd) return;
    const page = await this.#tryLoad({ size: pageSize });
    if (page.length === 0) return;
    this.#update(() => page);
    this.check.reset();
    if (!this.reachesEnd) void this.#follow();
  }

  addOwn(message: Message): void {
    const { seq } = message;
    if (!this.messages || seq <= this.lastLoadedSeq) return;
    if (!this.reachesEnd) this.#noteNewest(seq);
    else if (seq === this.lastLoadedSeq + 1) this.#addArrivals([message]);
    else void this.#follow();
  }

  replace(fresh: Messages): void {
    this.#update((list) => replaceMessages(list, fresh));
  }

  /**
   * Loads new messages. Any number of events that arrive during a request cause only one more
   * request.
   */
  async #follow(): Promise<void> {
    this.#isBehind = true;
    if (this.#isFollowing) return;
    this.#isFollowing = true;
    clearTimeout(this.#retry);
    let page: Messages | null = null;
    while (this.#isBehind) {
      this.#isBehind = false;
      page = await this.#load({ after: this.lastLoadedSeq, size: newerPageSize }).catch(() => null);
      if (page) this.#addArrivals(page);
      if (page?.length === newerPageSize) this.#isBehind = true;
    }
    this.#isFollowing = false;
    if (!page && !this.#isClosed) this.#retry = setTimeout(() => void this.#follow(), retryMs);
  }

  /**
   * Loads more after a full page, even if that page ends at the newest known message: events about
   * newer messages can be lost.
   */
  #followFullPage(page: Messages): void {
    if (page.length === newerPageSize && this.reachesEnd) void this.#follow();
  }

  #addArrivals(page: Messages): void {
    const last = this.lastLoadedSeq;
    this.#update((list) => addMessages(list, page));
    const arrived = page.filter(({ seq }) => seq > last);
    if (arrived.length > 0) this.arrivals.setState(arrived, true);
  }

  #noteNewest(seq: number): void {
    this.#deps.view.setState((view) => (seq > view.newestSeq ? { newestSeq: seq } : view));
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

  /** Returns no messages if the request fails: the next scroll, focus or reconnect repeats it. */
  readonly #tryLoad: LoadPage = (query) => this.#load(query).catch(() => []);
}

function createQuery(room: Room, loadFirst: () => Promise<Message[]>) {
  return queryOptions<Messages>({
    queryKey: endpointKey(messages.list, { params: { roomId: room.roomId } }),
    queryFn: async () => dropBeforeGap(await loadFirst()),
    // The query is fetched once, by `open`: a refetch would reset the list while the member reads.
    enabled: false,
    staleTime: 'static',
    // Cache nothing between visits: the next visit must open at the message that is the first
    // unread by then.
    gcTime: 0,
    // Structural sharing compares by index and would copy all messages when some are prepended.
    structuralSharing: false,
  });
}
