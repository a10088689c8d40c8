import { stream } from '@azit/contract/stream/stream.endpoints';
import { useEffect } from 'react';
import { call } from '#web/api/client.ts';
import { onStreamOpened } from '#web/domain/stream-openings.ts';

/** Members of the club need no subscription: the server knows whom its changes concern. */
export function useWatchClub(clubId: number, isVisitor: boolean): void {
  useEffect(() => {
    if (!isVisitor) return;
    // Without the subscription the page is only as fresh as its last visit.
    const watch = () => void call(stream.watchClub, { params: { clubId } }).catch(() => undefined);
    watch();
    return onStreamOpened(watch);
  }, [clubId, isVisitor]);
}
