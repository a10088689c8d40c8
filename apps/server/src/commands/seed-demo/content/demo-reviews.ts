import type { CommentCategory } from '@azit/contract/reviews/review.schema';
import { nicknamesOf } from './demo-club.ts';
import { clubsPast } from './demo-clubs-past.ts';
import { reviewWords } from './demo-review-words.ts';

export type DemoReview = {
  /** Index in the list of past clubs. */
  club: number;
  reviewer: string;
  reviewee: string;
  category: CommentCategory;
  body: string | null;
};

/** The two demo logins still have reviews to write for the three latest meetings. */
const UNREVIEWED = 3;
const DEMO_LOGINS = ['햇살좋은날', '초코송이'];

/** Of those who say nothing more. */
const CATEGORIES: readonly CommentCategory[] = [
  'CONSIDERATE',
  'KEEP_ON_TIME',
  'FEEL_COMFORTABLE',
  'MOOD_MAKER',
  'ACTIVELY_PARTICIPATE',
  'HAVE_FUN_NEXT_TIME',
];

/** Everybody who met speaks of everybody else, some in their own words. */
export const demoReviews: readonly DemoReview[] = clubsPast.flatMap((club, index) => {
  const people = nicknamesOf(club);
  return people
    .filter((reviewer) => index >= UNREVIEWED || !DEMO_LOGINS.includes(reviewer))
    .flatMap((reviewer, from) =>
      people
        .filter((reviewee) => reviewee !== reviewer)
        .map((reviewee, to) => {
          const words = reviewWords[club.name]?.find(
            ([by, of]) => by === reviewer && of === reviewee,
          );
          const category = CATEGORIES[(index + from * 5 + to * 2) % CATEGORIES.length];
          return {
            club: index,
            reviewer,
            reviewee,
            category: words?.[2] ?? category ?? 'CONSIDERATE',
            body: words?.[3] ?? null,
          };
        }),
    );
});
