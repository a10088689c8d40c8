import type { ClubCardProps } from '#web/features/club-cards/components/club-card.tsx';
import type { FeedPlace } from '#web/features/feed/model/feed-place.ts';

export type PanelProps = Pick<ClubCardProps, 'onOpen'> & {
  place: FeedPlace;
  move: (change: Partial<FeedPlace>) => void;
  today: string;
};
