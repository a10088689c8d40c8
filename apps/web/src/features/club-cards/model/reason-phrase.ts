import type { RecommendationReason, RecommendedCard } from '@azit/contract/clubs/club.schema';

type Reasoned = Pick<RecommendedCard, 'categorySmall' | 'reasons'>;

const phrases: Record<RecommendationReason, (category: string) => string> = {
  INTEREST: (category) => `${category}${endsInConsonant(category) ? '을' : '를'} 좋아해서`,
  SIMILAR_INTEREST: () => '비슷한 걸 좋아해서',
  FOLLOWED: () => '팔로우한 사람이 있어서',
  MET_HOST: () => '만났던 호스트라서',
  AREA: () => '내 동네라서',
};

export function reasonPhrase({ categorySmall, reasons = [] }: Reasoned): string | null {
  const [reason] = reasons;
  return reason ? phrases[reason](categorySmall.categoryName) : null;
}

const FIRST_SYLLABLE = 0xac00;
const FINALS = 28;

/** Of the Latin letters, only L, M, N and R have Korean names that end in a consonant. */
function endsInConsonant(word: string): boolean {
  const last = word.charCodeAt(word.length - 1);
  return last < FIRST_SYLLABLE ? /[lmnr]$/i.test(word) : (last - FIRST_SYLLABLE) % FINALS > 0;
}
