import { useSearchParams } from 'react-router';
import { type FeedState, type FeedTab, readFeedState, writeFeedState } from './feed-state.ts';

export type MoveFeed = (change: Partial<FeedState>, options?: { undoable?: boolean }) => void;

/** The state of the feed, and a function that changes it; choices of the other tabs stay as they are. */
export function useFeedState(tabs: readonly FeedTab[]) {
  const [address, setAddress] = useSearchParams();
  const feed = readFeedState(address, tabs);

  /** `undoable`: Back leads to the state before. */
  const move: MoveFeed = (change, { undoable = false } = {}) => {
    // In one go: a radio that waits for the address would jump back for a moment.
    const options = { replace: !undoable, preventScrollReset: true, flushSync: true };
    setAddress(writeFeedState({ ...feed, ...change }, tabs), options);
  };

  return { feed, move };
}
