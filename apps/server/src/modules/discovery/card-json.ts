import type { ViewerSql } from '#server/database/block-sql.ts';
import { memberSummary } from '#server/database/member-json.ts';
import { clubSummaryFields } from '#server/modules/clubs/club-json.ts';
import { isCrewHostHidden } from '#server/modules/clubs/crew-dates/crew-page-sql.ts';
import { seatsOffered } from '#server/modules/clubs/seats/queue.repository.ts';
import { shownReputation } from '#server/modules/members/reputation/reputation-sql.ts';

const joinedMembers = (viewer: ViewerSql) => `(
  select coalesce(json_agg(json_build_object('clubMemberId', p.club_member_id,
    'clubMemberStatus', 'CLUB_JOINED', 'member', ${memberSummary('m', viewer)})
    order by p.club_member_id), '[]')
  from club_members p join members m using (member_id)
  where p.club_id = c.club_id and p.status = 'CLUB_JOINED')`;

// The rounding must equal `displayReputation` of the rules package.
const hostReputation = `, 'reputation', floor((${shownReputation('h')}) * 10 + 0.5) / 10`;

const clubLimitFields = `'genderRestriction', c.gender_restriction,
  'birthYearMin', c.birth_year_min::text, 'birthYearMax', c.birth_year_max::text`;

// Lists contain only open clubs, so status and phase are constants. If a listed club belongs to a
// crew, the page of the crew is public, so only a block can hide it.
const card = (audience: string, viewer: ViewerSql, moreFields: string) => `json_build_object(
  ${clubSummaryFields({ status: "'CLUB_ACTIVE'", phase: "'open'", audience, isCrewShown: `not ${isCrewHostHidden('crew', viewer)}`, hostFields: hostReputation })},
  ${clubLimitFields},
  'joinedCount', c.joined_count, 'offeredCount', ${seatsOffered('c')},
  'clubMembers', ${joinedMembers(viewer)}${moreFields})`;

type CardList = {
  keys: string;
  order: string;
  condition?: string;
  /**
   * SQL of `guest` or `member`, never `joined`: members with seats in different clubs share a
   * cached list.
   */
  audience: string;
  /**
   * Participants who are hidden from this viewer have no name. `keys` must already exclude clubs of
   * hidden hosts.
   */
  viewer: ViewerSql;
  moreFields?: string;
};

export function buildCards({
  keys,
  order,
  condition = 'true',
  audience,
  viewer,
  moreFields = '',
}: CardList): string {
  return `
    select coalesce(json_agg(${card(audience, viewer, moreFields)} order by ${order}), '[]')::text as cards
    from ${keys}
    join clubs c using (club_id)
    join small_categories s on s.category_small_id = c.category_small_id
    join members h on h.member_id = c.host_id
    where ${condition}`;
}

export const NEAREST_FIRST = 'c.meeting_date, c.meeting_time, c.club_id';
