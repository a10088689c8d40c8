import { useSearchParams } from 'react-router';
import { type FeedState, type FeedTab, readFeedState, writeFeedState } from './feed-state.ts';

export type MoveFeed = (change: Partial<FeedState>, options?: { undoable?: boolean }) => void;

export function useFeedState(tabs: readonly FeedTab[]) {
  const [address, setAddress] = useSearchParams();
  const feed = readFeedState(address, tabs);

  const move: MoveFeed = (change, { undoable = false } = {}) => {
    // Update synchronously: otherwise a pressed radio button would jump back until the URL changes.
    const options = { replace: !undoable, preventScrollReset: true, flushSync: true };
    setAddress(writeFeedState({ ...feed, ...change }, tabs), options);
  };

  return { feed, move };
}
