import type { ClubParticipation } from '@azit/contract/clubs/participation.schema';
import { formatDetailTime } from '@azit/rules/meeting-time';
import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { createStore, del, set } from 'idb-keyval';
import { activityQueries } from '#web/queries/activity-queries.ts';
import { type Session, sessionStore } from '#web/session/session.ts';

/** public/offline.js uses the same names: change both. */
const offlineStore = () => createStore('azit-offline', 'clubs');
const key = 'coming';
const minute = 60_000;

export type ComingClub = { startsAt: number; name: string; time: string; location: string };

export function storeComingClubs(queryClient: QueryClient): void {
  const store = offlineStore();
  let stop = follow(sessionStore.getState().session);
  sessionStore.subscribe((now, before) => {
    if (now.session?.memberId === before.session?.memberId) return;
    stop();
    stop = follow(now.session);
  });

  function follow(session: Session | null): () => void {
    // A browser without storage rejects the call; the offline page then shows no clubs.
    if (!session) {
      del(key, store).catch(() => undefined);
      return () => {};
    }
    const { memberId } = session;
    const joined = { ...activityQueries.list(memberId, 'joined'), staleTime: minute };
    return new QueryObserver(queryClient, joined).subscribe(({ data }) => {
      if (data) set(key, { memberId, clubs: comingClubs(data) }, store).catch(() => undefined);
    });
  }
}

export function comingClubs(joined: readonly ClubParticipation[]): ComingClub[] {
  return joined
    .map(({ clubInfoResponse }) => clubInfoResponse)
    .filter(({ clubStatus }) => clubStatus !== 'CLUB_CANCEL' && clubStatus !== 'CLUB_CLOSED')
    .map((club) => ({
      startsAt: Date.parse(`${club.meetingDate}T${club.meetingTime.slice(0, 5)}:00+09:00`),
      name: club.clubName,
      time: formatDetailTime(club, new Date()),
      location: club.location ?? '온라인',
    }))
    .sort((left, right) => left.startsAt - right.startsAt);
}
