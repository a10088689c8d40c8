import { useSearchParams } from 'react-router';
import {
  type FeedPlace,
  type FeedTab,
  readFeedPlace,
  writeFeedPlace,
} from '#web/features/feed/model/feed-place.ts';

/** The place of the feed, and the way to another; choices of the other tabs stay as they are. */
export function useFeedPlace(tabs: readonly FeedTab[]) {
  const [address, setAddress] = useSearchParams();
  const place = readFeedPlace(address, tabs);

  function move(change: Partial<FeedPlace>): void {
    // In one go: a radio that waits for the address would jump back for a moment.
    const options = { replace: true, preventScrollReset: true, flushSync: true };
    setAddress(writeFeedPlace({ ...place, ...change }, tabs), options);
  }

  return { place, move };
}
