import { selectActiveSession } from '../../../apps/server/src/modules/auth/session.repository.ts';
import {
  selectOwnActivity,
  selectShownActivity,
} from '../../../apps/server/src/modules/clubs/activity/activity.repository.ts';
import { selectClub } from '../../../apps/server/src/modules/clubs/club.repository.ts';
import { selectVisibleClubMembers } from '../../../apps/server/src/modules/clubs/club-member.repository.ts';
import { selectListedCards } from '../../../apps/server/src/modules/discovery/filtered-list.repository.ts';
import {
  selectCategoryFeed,
  selectDateFeed,
  selectSeenCategoryFeed,
  selectSeenDateFeed,
} from '../../../apps/server/src/modules/discovery/public-list.repository.ts';
import { rankRecommendations } from '../../../apps/server/src/modules/discovery/recommendation.repository.ts';
import { selectFollowing } from '../../../apps/server/src/modules/follows/follow-list.repository.ts';
import { selectMember } from '../../../apps/server/src/modules/members/member.repository.ts';
import {
  countNotices,
  selectNoticePage,
} from '../../../apps/server/src/modules/notices/notice.repository.ts';
import type { Run, Text } from '../worlds/compare-statements.ts';
import { TODAY } from '../worlds/world.ts';

export type BenchViewer = { memberId: number; sessionId: string; hidden: string | undefined };
/** The statements of one request, without a look at blocks and as they are; the session is checked in both. */
export type Request = { list: string; before: Run[]; now: Run[] };

/** `plain` knows no blocks. `newValues`: what the statement of now, if any, is given otherwise. */
type Part = { plain: Text; now: Text | []; values: object; newValues?: object };

const selectSessionBefore: Text = {
  name: 'select_session_before_blocks',
  text: `
    select s.member_id
    from sessions s join members m using (member_id)
    where s.session_id = $1 and s.ended_at is null and m.status = 'ACTIVE'`,
  parameterOrder: ['session_id'],
};

type Viewed = { plain: Text; for(viewer: BenchViewer): Text };

export const SHOWN_MEMBER = 30;
export const SHOWN_CLUB = 19_990;
export const KEYWORD = '보드게임';
const MOMENT = { today: TODAY, time_of_day: '00:00:00' };

/** What one member asks for, with the ids of the clubs that a search has found. */
export function requestsOf(viewer: BenchViewer, matches: number[]): Request[] {
  const { memberId, sessionId, hidden } = viewer;
  const session = { session_id: sessionId };
  const request = (list: string, parts: Part[]): Request => ({
    list,
    before: [
      { statement: selectSessionBefore, values: session },
      ...parts.map(({ plain, values }) => ({ statement: plain, values: { ...values } })),
    ],
    now: [
      { statement: selectActiveSession, values: session },
      ...parts.flatMap(({ now, values, newValues }) =>
        [now].flat().map((statement) => ({
          statement,
          values: { ...values, ...newValues, hidden_ids: hidden },
        })),
      ),
    ],
  });
  const one = (
    list: string,
    { plain, now }: Pick<Part, 'plain' | 'now'>,
    values: object,
    newValues = {},
  ) =>
    request(list, [
      { plain, now, values: { ...MOMENT, viewer_id: memberId, ...values }, newValues },
    ]);
  const viewed = (each: Viewed) => ({ plain: each.plain, now: each.for(viewer) });
  const either = (plain: Text, seen: (viewer: { hidden: string }) => Text) => ({
    plain,
    now: hidden === undefined ? plain : seen({ hidden }),
  });
  const page = { audience: 'member', offset: 0, size: 10 };
  const followed = { member_id: SHOWN_MEMBER, skipped: 0, size: 15, is_owner: false };
  const inbox = { member_id: memberId, size: 20, skipped: 0 };
  const club = { club_id: SHOWN_CLUB, viewer_id: memberId, is_host: false };
  const found = { ...page, club_ids: matches.slice(0, page.size) };
  return [
    request('session alone', []),
    one('category', either(selectCategoryFeed, selectSeenCategoryFeed), {
      ...page,
      category_large_id: 3,
    }),
    one('date', either(selectDateFeed, selectSeenDateFeed), { ...page, day: TODAY }),
    one('search', viewed(selectListedCards), found),
    one('recommend', viewed(rankRecommendations), {
      now: `${TODAY} 00:00+09`,
      member_id: memberId,
      size: 5,
    }),
    request('club page', [
      { ...viewed(selectClub), values: club },
      { ...viewed(selectVisibleClubMembers), values: club },
    ]),
    one('profile', viewed(selectMember), { member_id: SHOWN_MEMBER }),
    one('following', viewed(selectFollowing), followed),
    one('own activity', viewed(selectOwnActivity), { member_id: memberId }),
    one("other's activity", viewed(selectShownActivity), { member_id: SHOWN_MEMBER }),
    request('inbox', [
      { ...viewed(selectNoticePage), values: inbox },
      // With blocks the page has counted them.
      {
        plain: countNotices.plain,
        now: hidden === undefined ? countNotices.plain : [],
        values: inbox,
      },
    ]),
  ];
}
