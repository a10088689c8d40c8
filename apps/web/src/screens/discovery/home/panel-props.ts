import type { ClubListProps } from '#web/features/club-cards/components/club-list.tsx';
import type { FeedState } from '#web/features/feed/model/feed-state.ts';

export type PanelProps = Pick<ClubListProps, 'onOpen' | 'inserted'> & {
  feed: FeedState;
  move: (change: Partial<FeedState>) => void;
  today: string;
};
