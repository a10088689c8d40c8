import { chats } from '@azit/contract/chats/chats.endpoints';
import { activity } from '@azit/contract/clubs/activity.endpoints';
import { applications } from '@azit/contract/clubs/applications.endpoints';
import type { Endpoint } from '@azit/contract/endpoint';
import { notices } from '@azit/contract/notices/notices.endpoints';
import type { Query, QueryClient } from '@tanstack/react-query';
import { isRecord } from '#web/lib/is-record.ts';
import { noticeQueries } from '#web/queries/notice-queries.ts';

/** Bells within so long are one refresh; short enough that a screen is current within a second. */
const gatherFor = 150;

/** A busy room rings for every message: its line and the counts are fetched so often at most. */
const chatsEvery = 1_000;

export type QueryRefresher = {
  unread: (count: number) => void;
  club: (clubId: number) => void;
  /** The lists of rooms and the counts of unread messages. */
  chats: () => void;
  /** Fetches again whatever is on screen. */
  everything: () => void;
  /** Of what is on screen, only what is fetched on every visit because others change it. */
  volatile: () => void;
};

/**
 * Brings the cache up to date. What is on screen stays there until its successor has arrived; what
 * is not is fetched when it is opened again.
 */
export function queryRefresher(queryClient: QueryClient): QueryRefresher {
  const clubIds = new Set<number>();

  function refreshClubs(): void {
    const ids = new Set(clubIds);
    clubIds.clear();
    refresh((query) => showsClub(query, ids));
  }

  function refresh(isMeant: (query: Query) => boolean): void {
    for (const query of queryClient.getQueryCache().getAll()) {
      if (query.state.fetchStatus === 'fetching') void refreshAfterReply(query, isMeant);
      else if (isMeant(query)) invalidate(query);
    }
  }

  /**
   * The server may have read its reply before the change: the reply is shown, and asked for once
   * more. It is waited for, because on a slow line bells would else cancel one request after the
   * other, and the first request of a query is not sent again at all.
   */
  async function refreshAfterReply(
    query: Query,
    isMeant: (query: Query) => boolean,
  ): Promise<void> {
    await query.promise?.catch(() => undefined);
    // Whatever is being fetched by now was asked for after the change.
    if (query.state.fetchStatus === 'idle' && isMeant(query)) invalidate(query);
  }

  function invalidate({ queryKey }: Query): void {
    void queryClient.invalidateQueries({ queryKey, exact: true });
  }

  const refreshChats = atMostEvery(chatsEvery, () =>
    refresh((query) => isOf(query, chats.list) || isOf(query, chats.countUnread)),
  );

  return {
    unread: (count) => {
      queryClient.setQueryData(noticeQueries.unread().queryKey, count);
      refresh((query) => isOf(query, notices.list));
    },
    club: (clubId) => {
      if (clubIds.size === 0) setTimeout(refreshClubs, gatherFor);
      clubIds.add(clubId);
    },
    chats: refreshChats,
    everything: () => refresh((query) => isRefreshable(query) || isOf(query, chats.countUnread)),
    volatile: () => refresh((query) => isVolatile(query) || isOf(query, chats.countUnread)),
  };
}

/** Gathers calls; the last one is always followed by a run. */
function atMostEvery(interval: number, run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let nextRunAt = 0;
  return () => {
    if (timer !== undefined) return;
    timer = setTimeout(
      () => {
        timer = undefined;
        nextRunAt = performance.now() + interval;
        run();
      },
      Math.max(gatherFor, nextRunAt - performance.now()),
    );
  };
}

function isOf({ queryKey }: Query, { name }: Endpoint): boolean {
  return queryKey[0] === name;
}

/** Not what never changes, nor what a form started from. */
function isRefreshable({ observers }: Query): boolean {
  const { refetchOnWindowFocus = true, staleTime } = observers[0]?.options ?? {};
  return staleTime !== Number.POSITIVE_INFINITY && refetchOnWindowFocus !== false;
}

function isVolatile(query: Query): boolean {
  return isRefreshable(query) && query.observers[0]?.options.staleTime === 0;
}

/** Lists of one's own change with a club that was in none of them before. */
const ownLists: unknown[] = [
  activity.list.name,
  activity.listByState.name,
  applications.countWaiting.name,
];

function showsClub(query: Query, clubIds: ReadonlySet<number>): boolean {
  if (ownLists.includes(query.queryKey[0])) return true;
  return mentionsClub(query.queryKey, clubIds) || mentionsClub(query.state.data, clubIds);
}

function mentionsClub(value: unknown, clubIds: ReadonlySet<number>): boolean {
  if (Array.isArray(value)) return value.some((part) => mentionsClub(part, clubIds));
  if (!isRecord(value)) return false;
  if (typeof value.clubId === 'number' && clubIds.has(value.clubId)) return true;
  return Object.values(value).some((part) => mentionsClub(part, clubIds));
}
