import { useSearchParams } from 'react-router';
import { type FeedState, type FeedTab, readFeedPlace, writeFeedPlace } from './feed-state.ts';

/** The place of the feed, and the way to another; choices of the other tabs stay as they are. */
export function useFeedState(tabs: readonly FeedTab[]) {
  const [address, setAddress] = useSearchParams();
  const place = readFeedPlace(address, tabs);

  function move(change: Partial<FeedState>): void {
    // In one go: a radio that waits for the address would jump back for a moment.
    const options = { replace: true, preventScrollReset: true, flushSync: true };
    setAddress(writeFeedPlace({ ...place, ...change }, tabs), options);
  }

  return { place, move };
}
