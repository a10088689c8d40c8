import type { CommentCategory } from '@azit/contract/reviews/comment-category';
import { listNicknames } from './demo-club.ts';
import { clubsPast } from './demo-clubs-past.ts';
import { reviewTexts } from './demo-review-texts.ts';

export type DemoReview = {
  club: number;
  reviewer: string;
  reviewee: string;
  category: CommentCategory;
  body: string | null;
};

const UNREVIEWED = 3;
const DEMO_LOGINS = ['햇살좋은날', '초코송이'];

const CATEGORIES: readonly CommentCategory[] = [
  'CONSIDERATE',
  'KEEP_ON_TIME',
  'FEEL_COMFORTABLE',
  'MOOD_MAKER',
  'ACTIVELY_PARTICIPATE',
  'HAVE_FUN_NEXT_TIME',
];

export const demoReviews: readonly DemoReview[] = clubsPast.flatMap((club, index) => {
  const people = listNicknames(club);
  return people
    .filter((reviewer) => index >= UNREVIEWED || !DEMO_LOGINS.includes(reviewer))
    .flatMap((reviewer, from) =>
      people
        .filter((reviewee) => reviewee !== reviewer)
        .map((reviewee, to) => {
          const written = reviewTexts[club.name]?.find(
            ([by, of]) => by === reviewer && of === reviewee,
          );
          const category = CATEGORIES[(index + from * 5 + to * 2) % CATEGORIES.length];
          return {
            club: index,
            reviewer,
            reviewee,
            category: written?.[2] ?? category ?? 'CONSIDERATE',
            body: written?.[3] ?? null,
          };
        }),
    );
});
