import { stream } from '@azit/contract/stream/stream.endpoints';
import { useEffect } from 'react';
import { call } from '#web/api/client.ts';
import { onResubscribeRequest } from '#web/domain/resubscriptions.ts';

/** Only visitors subscribe to the events of a club: its members receive them anyway. */
export function useWatchClub(clubId: number, isVisitor: boolean): void {
  useEffect(() => {
    if (!isVisitor) return;
    // Ignore a failure: the page still works and only lacks live updates.
    const watch = () => void call(stream.watchClub, { params: { clubId } }).catch(() => undefined);
    watch();
    return onResubscribeRequest(watch);
  }, [clubId, isVisitor]);
}
