import type { RecommendationReason } from '@azit/contract/clubs/club.schema';
import { isAhead } from '#server/modules/clubs/meeting-clock.ts';
import { NEWEST_APPLICATIONS, NEWEST_FOLLOWS, NEWEST_SEATS } from './recommendation-weights.ts';

const A_MONDAY = '1970-01-05';
const WORKDAYS = 5;

/**
 * SQL: the date is a workday, from 1970 on. Integer arithmetic is cheap, and the condition runs for
 * every candidate.
 */
export const isOnWorkday = (date: string) => `(${date} - date '${A_MONDAY}') % 7 < ${WORKDAYS}`;

export const memberFacts = `
  interests as materialized (
    select category_small_id, category_large_id
    from member_interests join small_categories using (category_small_id)
    where member_id = :member_id),
  followees as materialized (
    select followee_id from follows where follower_id = :member_id
    order by follow_id desc limit ${NEWEST_FOLLOWS}),
  joined_by_followees as materialized (
    select distinct seat.club_id from followees cross join lateral (
      select club_id from club_members
      where member_id = followees.followee_id and status = 'CLUB_JOINED'
      order by club_member_id desc limit ${NEWEST_SEATS}) as seat),
  own_areas as materialized (
    select distinct within.area_code
    from member_areas join areas named using (area_code)
    join areas within on within.province = named.province
      and (within.area_code = named.area_code or starts_with(within.name, named.name || ' '))
    where member_id = :member_id),
  applications as materialized (
    select c.host_id, ${isOnWorkday('c.meeting_date')} as is_on_workday,
      newest.status = 'CLUB_JOINED' and c.cancelled_at is null and not (${isAhead('c')}) as has_met
    from (
      select club_id, status from club_members where member_id = :member_id
      order by club_member_id desc limit ${NEWEST_APPLICATIONS}) as newest
    join clubs c using (club_id) where c.host_id <> :member_id),
  met_hosts as materialized (select distinct host_id from applications where has_met),
  habit as materialized (
    select coalesce(avg(is_on_workday::int), 0.5)::float8 as workday_share from applications)`;

const isInterest = 'c.category_small_id in (select category_small_id from interests)';
const holdsInterest = 'c.category_large_id in (select category_large_id from interests)';
const isInOwnArea = 'c.area_code in (select area_code from own_areas)';
const hasMetHost = 'c.host_id in (select host_id from met_hosts)';
const hasFollowed = `(c.host_id in (select followee_id from followees)
  or c.club_id in (select club_id from joined_by_followees))`;

export const reasons = { isInterest, holdsInterest, hasFollowed, hasMetHost, isInOwnArea };

/**
 * Only matpals (mutual followers) may know where a member will be. For other followees, only the
 * clubs that they host count.
 */
const mayShowFollowed = `(c.host_id in (select followee_id from followees)
  or c.club_id in (select club_id from joined_by_followees) and exists (
    select from club_members seat
    join follows followed on followed.followee_id = seat.member_id
    join follows back on back.follower_id = seat.member_id
    where seat.club_id = c.club_id and seat.status = 'CLUB_JOINED'
      and followed.follower_id = :member_id and back.followee_id = :member_id))`;

const reasonIf = (reason: RecommendationReason, condition: string) =>
  `when ${condition} then '${reason}'`;

export const reasonsField = `, 'reasons', array_to_json(array_remove(array[
  case ${reasonIf('INTEREST', isInterest)} ${reasonIf('SIMILAR_INTEREST', holdsInterest)} end,
  case ${reasonIf('FOLLOWED', mayShowFollowed)} end,
  case ${reasonIf('MET_HOST', hasMetHost)} end,
  case ${reasonIf('AREA', isInOwnArea)} end], null))`;
