import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { storeComingMeetings } from '#web/domain/meeting/coming-meetings.ts';
import { activityQueries } from '#web/queries/activity-queries.ts';
import { type Session, sessionStore } from '#web/session/session.ts';

const minute = 60_000;

export function storeComingClubs(queryClient: QueryClient): void {
  removeOldDatabase();
  let stop = follow(sessionStore.getState().session);
  sessionStore.subscribe((now, before) => {
    if (now.session?.memberId === before.session?.memberId) return;
    stop();
    stop = follow(now.session);
  });

  function follow(session: Session | null): () => void {
    if (!session) return () => {};
    const overview = { ...activityQueries.overview(session.memberId), staleTime: minute };
    const observer = new QueryObserver(queryClient, overview);
    const store = ({ data } = observer.getCurrentResult()) => {
      if (data) storeComingMeetings(data.meetings, new Date());
    };
    // An observer does not report data that the home page loaded earlier, so store that data now.
    store();
    return observer.subscribe(store);
  }
}

/**
 * Versions up to 0.2.0 stored upcoming meetings in this IndexedDB database. Delete it, because
 * nothing uses it any more.
 */
function removeOldDatabase(): void {
  try {
    indexedDB.deleteDatabase('azit-offline');
  } catch {
    // Without storage there is no old database to delete.
  }
}
