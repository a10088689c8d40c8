import type { ClubListProps } from '#web/features/club-cards/components/club-list.tsx';
import type { FeedState } from '#web/features/feed/model/feed-state.ts';
import type { MoveFeed } from '#web/features/feed/model/use-feed-state.ts';

export type PanelProps = Pick<ClubListProps, 'onOpen' | 'reasons'> & {
  feed: FeedState;
  move: MoveFeed;
  today: string;
  isCompact: boolean;
};
