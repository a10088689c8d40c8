import { chats } from '@azit/contract/chats/chats.endpoints';
import { activity } from '@azit/contract/clubs/activity.endpoints';
import { crewMembers } from '@azit/contract/crews/crew-members.endpoints';
import { crews } from '@azit/contract/crews/crews.endpoints';
import type { Endpoint } from '@azit/contract/endpoint';
import { notices } from '@azit/contract/notices/notices.endpoints';
import type { Query, QueryClient } from '@tanstack/react-query';
import { isRecord } from '#web/lib/is-record.ts';
import { noticeQueries } from '#web/queries/notice-queries.ts';

/**
 * In milliseconds. Live events (doorbells) within this time cause one refetch. It is short, because
 * a screen must show a change within a second.
 */
const gatherFor = 150;

/**
 * In milliseconds. A busy room causes an event for every message, so refetch the list of rooms and
 * the unread count at most this often.
 */
const chatsEvery = 1_000;

export type QueryRefresher = {
  unreadNotices: (count: number) => void;
  club: (clubId: number) => void;
  crew: (crewId: number) => void;
  chats: () => void;
  everything: () => void;
  volatile: () => void;
};

export function queryRefresher(queryClient: QueryClient): QueryRefresher {
  const clubIds = new Set<number>();
  const crewIds = new Set<number>();

  /** In one pass: a new host changes club and crew, and the page that shows both reloads once. */
  function refreshGathered(): void {
    const changedClubs = new Set(clubIds);
    const changedCrews = new Set(crewIds);
    clubIds.clear();
    crewIds.clear();
    refresh((query) => showsClub(query, changedClubs) || showsCrewMembers(query, changedCrews));
  }

  function gather(ids: Set<number>, id: number): void {
    if (clubIds.size + crewIds.size === 0) setTimeout(refreshGathered, gatherFor);
    ids.add(id);
  }

  function refresh(isMeant: (query: Query) => boolean): void {
    for (const query of queryClient.getQueryCache().getAll()) {
      if (query.state.fetchStatus === 'fetching') void refreshAfterReply(query, isMeant);
      else if (isMeant(query)) invalidate(query);
    }
  }

  /**
   * The response to a pending request may not contain the change yet, so refetch once after it
   * arrives. Cancelling the request instead could delay the data forever: on a slow connection,
   * every event would cancel it again.
   */
  async function refreshAfterReply(
    query: Query,
    isMeant: (query: Query) => boolean,
  ): Promise<void> {
    await query.promise?.catch(() => undefined);
    if (query.state.fetchStatus === 'idle' && isMeant(query)) invalidate(query);
  }

  function invalidate({ queryKey }: Query): void {
    void queryClient.invalidateQueries({ queryKey, exact: true });
  }

  const refreshChats = atMostEvery(chatsEvery, () =>
    refresh((query) => isEndpointQuery(query, chats.list) || isUnreadCount(query)),
  );

  return {
    unreadNotices: (count) => {
      queryClient.setQueryData(noticeQueries.unread().queryKey, count);
      refresh((query) => isEndpointQuery(query, notices.list));
    },
    club: (clubId) => gather(clubIds, clubId),
    crew: (crewId) => gather(crewIds, crewId),
    chats: refreshChats,
    everything: () => refresh((query) => isRefreshable(query) || isUnreadCount(query)),
    volatile: () => refresh((query) => isVolatile(query) || isUnreadCount(query)),
  };
}

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

function isEndpointQuery({ queryKey }: Query, { name }: Endpoint): boolean {
  return queryKey[0] === name;
}

function isUnreadCount(query: Query): boolean {
  return isEndpointQuery(query, chats.countUnread);
}

function isRefreshable({ observers }: Query): boolean {
  const { refetchOnWindowFocus = true, staleTime } = observers[0]?.options ?? {};
  return staleTime !== Number.POSITIVE_INFINITY && refetchOnWindowFocus !== false;
}

function isVolatile(query: Query): boolean {
  return isRefreshable(query) && query.observers[0]?.options.staleTime === 0;
}

const ownLists: unknown[] = [activity.list.name, activity.listByState.name, activity.overview.name];

function showsClub(query: Query, clubIds: ReadonlySet<number>): boolean {
  if (clubIds.size === 0) return false;
  if (ownLists.includes(query.queryKey[0])) return true;
  return (
    mentions(query.queryKey, 'clubId', clubIds) || mentions(query.state.data, 'clubId', clubIds)
  );
}

const memberQueries = [crews.get, crews.listOwn, crewMembers.listCandidates];

/**
 * Skips lists of clubs. They also name the crew of a club, but the event reports only new members
 * and roles of the crew.
 */
function showsCrewMembers(query: Query, crewIds: ReadonlySet<number>): boolean {
  if (!memberQueries.some((endpoint) => isEndpointQuery(query, endpoint))) return false;
  return (
    mentions(query.queryKey, 'crewId', crewIds) || mentions(query.state.data, 'crewId', crewIds)
  );
}

function mentions(value: unknown, name: string, ids: ReadonlySet<unknown>): boolean {
  if (Array.isArray(value)) return value.some((part) => mentions(part, name, ids));
  if (!isRecord(value)) return false;
  return ids.has(value[name]) || Object.values(value).some((part) => mentions(part, name, ids));
}
