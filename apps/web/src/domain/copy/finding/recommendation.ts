import type { RecommendationReason } from '@azit/contract/clubs/club.schema';

export const recommendationMessages = {
  reasons: {
    INTEREST: '관심사',
    SIMILAR_INTEREST: '비슷한 관심사',
    FOLLOWED: '팔로우한 사람',
    MET_HOST: '만난 적 있는 호스트',
    AREA: '내 동네',
  } satisfies Record<RecommendationReason, string>,
} as const;
