import type { ActivityCard } from './activity-cards.ts';

type ActivityBadge = { label: string; tone: 'ended' | 'green' | 'point' };

type Badged = Pick<ActivityCard, 'isClosed' | 'clubMemberStatus'> & {
  clubInfoResponse: Pick<ActivityCard['clubInfoResponse'], 'phase'>;
};

export function activityBadge(card: Badged) {
  const { phase } = card.clubInfoResponse;
  if (phase === 'cancelled') return { label: '취소됨', tone: 'ended' } satisfies ActivityBadge;
  if (card.isClosed) return { label: '종료', tone: 'ended' } satisfies ActivityBadge;
  if (card.clubMemberStatus === 'CLUB_WAITING') {
    return { label: '신청 중', tone: 'green' } satisfies ActivityBadge;
  }
  if (phase === 'ongoing') return { label: '진행 중', tone: 'green' } satisfies ActivityBadge;
  return { label: '참여 중', tone: 'point' } satisfies ActivityBadge;
}

export function mayReview(card: ActivityCard): boolean {
  return (
    card.clubInfoResponse.phase === 'over' &&
    card.clubMemberStatus === 'CLUB_JOINED' &&
    !card.isReviewed
  );
}
