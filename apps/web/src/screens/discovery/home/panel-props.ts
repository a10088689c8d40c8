import type { ClubCardProps } from '#web/features/club-cards/components/club-card.tsx';
import type { FeedState } from '#web/features/feed/model/feed-state.ts';

export type PanelProps = Pick<ClubCardProps, 'onOpen'> & {
  feed: FeedState;
  move: (change: Partial<FeedState>) => void;
  today: string;
};
