import { selectActiveSession } from '../apps/server/src/modules/auth/session.repository.ts';
import {
  selectOwnActivity,
  selectShownActivity,
} from '../apps/server/src/modules/clubs/activity/activity.repository.ts';
import { selectClub } from '../apps/server/src/modules/clubs/club.repository.ts';
import { selectVisibleClubMembers } from '../apps/server/src/modules/clubs/club-member.repository.ts';
import {
  selectCategoryFeed,
  selectDateFeed,
  selectSeenCategoryFeed,
  selectSeenDateFeed,
} from '../apps/server/src/modules/discovery/public-list.repository.ts';
import { rankRecommendations } from '../apps/server/src/modules/discovery/recommendation.repository.ts';
import {
  selectCards,
  selectSeenCards,
} from '../apps/server/src/modules/discovery/search/search.repository.ts';
import { selectFollowing } from '../apps/server/src/modules/follows/follow-list.repository.ts';
import { selectMember } from '../apps/server/src/modules/members/member.repository.ts';
import {
  countNotices,
  selectNoticePage,
} from '../apps/server/src/modules/notices/notice.repository.ts';
import { statementBeforeBlocks, type Text } from './before-blocks.ts';
import type { Run } from './in-turns.ts';
import { TODAY } from './world.ts';

export type BenchViewer = { memberId: number; sessionId: string; hasBlocks: boolean };
/** The statements of one request, before blocks and now; the session is checked in both. */
export type Request = { list: string; before: Run[]; now: Run[] };

/** `newValues`: what the statement of now is given otherwise. */
type Part = { old: string; now: Text; values: object; newValues?: object };

const SHOWN_MEMBER = 3;
const SHOWN_CLUB = 1_900;
export const MOMENT = { today: TODAY, time_of_day: '00:00:00' };

/** What one member asks for, with the ids of the clubs that a search has found. */
export function requestsOf(viewer: BenchViewer, matches: number[]): Request[] {
  const { memberId, sessionId, hasBlocks } = viewer;
  const session = { session_id: sessionId };
  const request = (list: string, parts: Part[]): Request => ({
    list,
    before: [
      { statement: statementBeforeBlocks('select_active_session'), values: session },
      ...parts.map((part) => ({
        statement: statementBeforeBlocks(part.old),
        values: { ...part.values },
      })),
    ],
    now: [
      { statement: selectActiveSession, values: session },
      ...parts.map((part) => ({
        statement: part.now,
        values: { ...part.values, ...part.newValues },
      })),
    ],
  });
  const one = (list: string, old: string, now: Text, values: object, newValues = {}) =>
    request(list, [{ old, now, values: { ...MOMENT, viewer_id: memberId, ...values }, newValues }]);
  const page = { audience: 'member', offset: 0, size: 10 };
  const followed = { member_id: SHOWN_MEMBER, skipped: 0, size: 15, is_owner: false };
  const inbox = { member_id: memberId, size: 20, skipped: 0 };
  const club = { club_id: SHOWN_CLUB, viewer_id: memberId, is_host: false };
  const either = <T>(plain: T, seen: T) => (hasBlocks ? seen : plain);
  const found = { ...page, club_ids: matches.slice(0, page.size) };
  return [
    request('session alone', []),
    one(
      'category',
      'select_category_feed',
      either<Text>(selectCategoryFeed, selectSeenCategoryFeed),
      {
        ...page,
        category_large_id: 3,
      },
    ),
    one('date', 'select_date_feed', either<Text>(selectDateFeed, selectSeenDateFeed), {
      ...page,
      day: TODAY,
    }),
    one(
      'search',
      'select_cards',
      either<Text>(selectCards, selectSeenCards),
      found,
      hasBlocks ? { club_ids: matches } : {},
    ),
    one('recommend', 'rank_recommendations', rankRecommendations.for(viewer), {
      now: `${TODAY} 00:00+09`,
      member_id: memberId,
      size: 5,
    }),
    request('club page', [
      { old: 'select_club', now: selectClub.for(viewer), values: club },
      {
        old: 'select_visible_club_members',
        now: selectVisibleClubMembers.for(viewer),
        values: club,
      },
    ]),
    one('profile', 'select_member', selectMember.for(viewer), { member_id: SHOWN_MEMBER }),
    one('following', 'select_following', selectFollowing.for(viewer), followed),
    one('own activity', 'select_own_activity', selectOwnActivity.for(viewer), {
      member_id: memberId,
    }),
    one("other's activity", 'select_shown_activity', selectShownActivity.for(viewer), {
      member_id: SHOWN_MEMBER,
    }),
    request('inbox', [
      { old: 'select_notice_page', now: selectNoticePage.for(viewer), values: inbox },
      { old: 'count_notices', now: countNotices.for(viewer), values: inbox },
    ]),
  ];
}
