import type { CommentCategory } from '@azit/contract/reviews/review.schema';
import { clubsPast } from './demo-clubs-past.ts';

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

const WORDS: readonly (readonly [CommentCategory, string | null])[] = [
  ['CONSIDERATE', '처음 와서 어색했는데 먼저 말을 걸어 줘서 고마웠어요.'],
  ['KEEP_ON_TIME', null],
  ['FEEL_COMFORTABLE', '말이 없어도 편안한 자리였어요.'],
  ['MOOD_MAKER', '덕분에 많이 웃었어요. 다음에도 만나요.'],
  ['ACTIVELY_PARTICIPATE', '끝까지 열심히 해서 저도 힘이 났어요.'],
  ['HAVE_FUN_NEXT_TIME', '이야기가 짧아서 아쉬웠어요. 또 뵙고 싶어요.'],
  ['CONSIDERATE', null],
  ['FEEL_COMFORTABLE', '모르는 걸 물어봐도 다 설명해 줬어요.'],
  ['MOOD_MAKER', null],
  ['KEEP_ON_TIME', '십 분 먼저 와서 자리를 잡아 줬어요.'],
];

/** Everybody who met speaks of everybody else, in words that go round. */
export const demoReviews: readonly DemoReview[] = clubsPast.flatMap((club, index) =>
  club.joined
    .filter((reviewer) => index >= UNREVIEWED || !DEMO_LOGINS.includes(reviewer))
    .flatMap((reviewer, from) =>
      club.joined
        .filter((reviewee) => reviewee !== reviewer)
        .map((reviewee, to) => {
          const [category, body] = WORDS[(index * 3 + from * 5 + to * 2) % WORDS.length] ?? [
            'CONSIDERATE',
            null,
          ];
          return { club: index, reviewer, reviewee, category, body };
        }),
    ),
);
