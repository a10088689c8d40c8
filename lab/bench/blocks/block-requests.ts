import { selectActiveSession } from '../../../apps/server/src/modules/auth/session.repository.ts';
import {
  selectOwnActivity,
  selectShownActivity,
} from '../../../apps/server/src/modules/clubs/activity/activity.repository.ts';
import { selectClub } from '../../../apps/server/src/modules/clubs/club.repository.ts';
import { selectJoinedOrWaitingMembers } from '../../../apps/server/src/modules/clubs/club-member.repository.ts';
import {
  selectCategoryFeed,
  selectDateFeed,
  selectListedCards,
} from '../../../apps/server/src/modules/discovery/list.repository.ts';
import { selectFollowing } from '../../../apps/server/src/modules/follows/follow.repository.ts';
import { selectMember } from '../../../apps/server/src/modules/members/member.repository.ts';
import {
  countNotices,
  selectNoticePage,
} from '../../../apps/server/src/modules/notices/notice.repository.ts';
import { rankRecommendations } from '../../../apps/server/src/modules/recommendation/recommendation.repository.ts';
import type { Run, Text } from '../worlds/compare-statements.ts';
import { TODAY } from '../worlds/world.ts';

export type BenchViewer = { memberId: number; sessionId: string; hidden: string | undefined };
export type Request = { list: string; before: Run[]; now: Run[] };

const selectSessionBefore: Text = {
  name: 'select_session_before_blocks',
  text: `
    select s.member_id
    from sessions s join members m using (member_id)
    where s.session_id = $1 and s.ended_at is null and m.status = 'ACTIVE'`,
  parameterOrder: ['session_id'],
};

export const SHOWN_MEMBER = 30;
export const SHOWN_CLUB = 19_990;
export const KEYWORD = '보드게임';
const TIME_PARAMS = { today: TODAY, time_of_day: '00:00:00' };

export function listRequests(viewer: BenchViewer, matches: number[]): Request[] {
  const { memberId } = viewer;
  const request = (list: string, statements: readonly Text[], own: object) =>
    buildRequest(viewer, list, statements, own);
  const page = { audience: 'member', offset: 0, size: 10 };
  return [
    request('session alone', [], {}),
    request('category', [selectCategoryFeed], { ...page, category_large_id: 3 }),
    request('date', [selectDateFeed], { ...page, day: TODAY }),
    request('search', [selectListedCards], { ...page, club_ids: matches.slice(0, page.size) }),
    request('recommend', [rankRecommendations], {
      now: `${TODAY} 00:00+09`,
      member_id: memberId,
      size: 5,
    }),
    request('club page', [selectClub, selectJoinedOrWaitingMembers], {
      club_id: SHOWN_CLUB,
      is_host: false,
    }),
    request('profile', [selectMember], { member_id: SHOWN_MEMBER }),
    request('following', [selectFollowing], { member_id: SHOWN_MEMBER, skipped: 0, size: 15 }),
    request('own activity', [selectOwnActivity], { member_id: memberId }),
    request("other's activity", [selectShownActivity], { member_id: SHOWN_MEMBER }),
    request('inbox', [selectNoticePage, countNotices], {
      member_id: memberId,
      size: 20,
      skipped: 0,
    }),
  ];
}

function buildRequest(
  { memberId, sessionId, hidden }: BenchViewer,
  list: string,
  statements: readonly Text[],
  own: object,
): Request {
  const session = { session_id: sessionId };
  const values = { ...TIME_PARAMS, viewer_id: memberId, hidden_ids: hidden ?? '{}', ...own };
  return {
    list,
    before: [
      { statement: selectSessionBefore, values: session },
      ...statements.map((each) => ({ statement: withoutBlocks(each), values })),
    ],
    now: [
      { statement: selectActiveSession, values: session },
      ...statements.map((statement) => ({ statement, values })),
    ],
  };
}

function withoutBlocks({ name, text, parameterOrder }: Text): Text {
  const hidden = parameterOrder.indexOf('hidden_ids') + 1;
  const array = `\\$${hidden}::int4\\[\\]`;
  const plain = text
    .replaceAll(new RegExp(`(?:coalesce\\([^=]*?\\)|[\\w.]+) = any \\(${array}\\)`, 'g'), 'false')
    .replaceAll(new RegExp(`${array} = '{}'`, 'g'), 'true')
    .replaceAll(new RegExp(array, 'g'), "'{}'::int4[]")
    .replaceAll(/\$(\d+)/g, (_, nth) => `$${Number(nth) > hidden ? Number(nth) - 1 : nth}`);
  return {
    name: `${name}_plain`,
    text: plain,
    parameterOrder: parameterOrder.filter((parameter) => parameter !== 'hidden_ids'),
  };
}
