import { useSearchParams } from 'react-router';
import { type FeedState, type FeedTab, readFeedState, writeFeedState } from './feed-state.ts';

/** The state of the feed, and a function that changes it; choices of the other tabs stay as they are. */
export function useFeedState(tabs: readonly FeedTab[]) {
  const [address, setAddress] = useSearchParams();
  const feed = readFeedState(address, tabs);

  function move(change: Partial<FeedState>): void {
    // In one go: a radio that waits for the address would jump back for a moment.
    const options = { replace: true, preventScrollReset: true, flushSync: true };
    setAddress(writeFeedState({ ...feed, ...change }, tabs), options);
  }

  return { feed, move };
}
