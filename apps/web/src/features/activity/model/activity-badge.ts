import type { ActivityCard } from './activity-cards.ts';

type ActivityBadge = { label: string; tone: 'ended' | 'green' | 'point' };

export function activityBadge(card: Pick<ActivityCard, 'isClosed' | 'clubMemberStatus'>) {
  if (card.isClosed) return { label: '종료', tone: 'ended' } satisfies ActivityBadge;
  if (card.clubMemberStatus === 'CLUB_WAITING') {
    return { label: '신청 중', tone: 'green' } satisfies ActivityBadge;
  }
  return { label: '참여 중', tone: 'point' } satisfies ActivityBadge;
}

/** Offered when the club is over and a member of it is left to review. */
export function mayReview(card: ActivityCard): boolean {
  return card.isClosed && card.clubMemberStatus === 'CLUB_JOINED' && !card.isReviewed;
}
