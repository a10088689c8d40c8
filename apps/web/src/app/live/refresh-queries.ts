import { chats } from '@azit/contract/chats/chats.endpoints';
import { activity } from '@azit/contract/clubs/activity.endpoints';
import { applications } from '@azit/contract/clubs/applications.endpoints';
import { notices } from '@azit/contract/notices/notices.endpoints';
import type { Query, QueryClient } from '@tanstack/react-query';
import { keyOf } from '#web/api/endpoint-query.ts';
import { isRecord } from '#web/api/error.ts';
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
    void queryClient.invalidateQueries({ predicate: (query) => showsClub(query, ids) });
  }

  function refreshChatCounts(): void {
    void queryClient.invalidateQueries({ queryKey: keyOf(chats.countUnread) });
  }

  const refreshChats = atMostEvery(chatsEvery, () => {
    void queryClient.invalidateQueries({ queryKey: keyOf(chats.list) });
    refreshChatCounts();
  });

  return {
    unread: (count) => {
      queryClient.setQueryData(noticeQueries.unread().queryKey, count);
      void queryClient.invalidateQueries({ queryKey: keyOf(notices.list) });
    },
    club: (clubId) => {
      if (clubIds.size === 0) setTimeout(refreshClubs, gatherFor);
      clubIds.add(clubId);
    },
    chats: refreshChats,
    everything: () => {
      refreshChatCounts();
      void queryClient.invalidateQueries({ predicate: isRefreshable });
    },
    volatile: () => {
      refreshChatCounts();
      void queryClient.invalidateQueries({
        predicate: (query) => isRefreshable(query) && staleTimeOf(query) === 0,
      });
    },
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

/** Not what never changes, nor what a form started from. */
function isRefreshable(query: Query): boolean {
  const { refetchOnWindowFocus = true } = query.observers[0]?.options ?? {};
  return staleTimeOf(query) !== Number.POSITIVE_INFINITY && refetchOnWindowFocus !== false;
}

function staleTimeOf({ observers }: Query): unknown {
  return observers[0]?.options.staleTime;
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
