import type { RecommendationReason } from '@azit/contract/clubs/club.schema';
import { hiddenParams, isHidden, requestViewer } from '#server/database/block-sql.ts';
import { int, intArray, jsonText, timestamp } from '#server/database/column.ts';
import { statement } from '#server/database/statement.ts';
import { isAhead, isListed, nowParams } from '#server/modules/clubs/meeting-clock.ts';
import { buildCards, NEAREST_FIRST } from '#server/modules/discovery/card-json.ts';
import {
  filterParams,
  fitsFilters,
  mayBeJoinedBy,
  ownClubs,
  ownGenderOnly,
} from '#server/modules/discovery/club-filters.ts';

/**
 * A matching interest outweighs all other criteria together: these only order clubs that match
 * equally well.
 */
const weight = {
  smallInterest: 200,
  largeInterest: 200,
  followed: 60,
  metHost: 60,
  ownArea: 30,
  aroundOwnArea: 20,
  usualTime: 10,
  hostReputation: 10,
  soon: 5,
  filling: 3,
} as const;

const SOON_DAYS = 14;
const HIGHEST_REPUTATION = 99;

const CANDIDATES = {
  smallInterests: 120,
  perSmallInterest: 40,
  minPerSmallInterest: 15,
  perInterestInOwnArea: 10,
  perLargeInterest: 15,
  followed: 20,
  metHosts: 20,
  anywhere: 15,
} as const;

const ENOUGH_INTEREST_CLUBS = 100;

const NEWEST_FOLLOWS = 500;
const NEWEST_APPLICATIONS = 50;
const NEWEST_SEATS = 10;

const A_MONDAY = '1970-01-05';
const WORKDAYS = 5;

/** SQL: the date is a workday. Runs for every candidate, so it uses integer arithmetic. */
const isOnWorkday = (date: string) => `(${date} - date '${A_MONDAY}') % 7 < ${WORKDAYS}`;

const memberFacts = `
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

const reasons = { isInterest, holdsInterest, hasFollowed, hasMetHost, isInOwnArea };

/**
 * SQL: the viewer may learn that a followed member hosts or has joined the club. Only matpals may
 * know where a member will be, so of other followed members only hosts count.
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

const reasonsField = `, 'reasons', array_to_json(array_remove(array[
  case ${reasonIf('INTEREST', isInterest)} ${reasonIf('SIMILAR_INTEREST', holdsInterest)} end,
  case ${reasonIf('FOLLOWED', mayShowFollowed)} end,
  case ${reasonIf('MET_HOST', hasMetHost)} end,
  case ${reasonIf('AREA', isInOwnArea)} end], null))`;

const reader = requestViewer(':member_id');
const viewerParams = { member_id: int, ...hiddenParams, now: timestamp, ...nowParams };

const viewer = `
  viewer as materialized (
    select member_id, birth_year, ${ownGenderOnly} as own_gender_only
    from members where member_id = :member_id::int4),
  own as materialized (${ownClubs(':member_id')})`;

const mayJoinAny = `${isListed('c')} and ${mayBeJoinedBy({
  memberId: 'viewer.member_id',
  birthYear: 'viewer.birth_year',
  ownGenderOnly: 'viewer.own_gender_only',
  ownClubs: 'select club_id from own',
})}`;

// Select all columns that the score needs, so that the statement does not read a club twice.
const scored = [
  'club_id',
  'host_id',
  'category_small_id',
  'category_large_id',
  'area_code',
  'is_online',
  'meeting_date',
  'meeting_time',
  'joined_count',
  'member_limit',
]
  .map((column) => `c.${column}`)
  .join(', ');

const mayJoin = `${mayJoinAny} and not (${isHidden('c.host_id', reader)})`;

function nearest(fits: string | undefined, from: string, condition: string, count: number) {
  const scan = (columns: string) => `
    select ${columns} from ${from} cross join viewer
    where ${condition} and ${mayJoin} and ${fits ?? 'true'}
    order by ${NEAREST_FIRST} limit ${count}`;
  return fits === undefined
    ? scan(scored)
    : `select ${scored} from (${scan('c.club_id')}) as found join clubs c using (club_id)`;
}

/**
 * SQL: how many clubs to read per interest. A member with many interests gets fewer per interest,
 * so that the total stays limited. The inner query has a literal limit, so that PostgreSQL plans
 * for few rows.
 */
const interestShare = `(select least(${CANDIDATES.perSmallInterest}, greatest(
  ${CANDIDATES.minPerSmallInterest}, ${CANDIDATES.smallInterests} / count(*))) from interests)`;

const interestClubs = (fits: string | undefined) => {
  const isInterest = 'c.category_small_id = interests.category_small_id';
  const isInOwnArea = `c.area_code = own_areas.area_code and ${isInterest}`;
  return `interest_clubs as materialized (
  select near.* from interests cross join lateral (
    select * from (${nearest(fits, 'clubs c', isInterest, CANDIDATES.perSmallInterest)}) as c
    order by ${NEAREST_FIRST} limit ${interestShare}) as near
  union all
  select near.* from own_areas cross join interests cross join lateral (
    ${nearest(fits, 'clubs c', isInOwnArea, CANDIDATES.perInterestInOwnArea)}) as near)`;
};

/**
 * SQL: the clubs to rank. Clubs outside the member's interests rank lower, so they are read only if
 * the interests have few clubs.
 */
const candidates = (fits: string | undefined) => {
  const near = (from: string, condition: string, count: number) =>
    nearest(fits, from, condition, count);
  const ifAnyInterest = 'exists (select from interests)';
  const ifFew = `(select count(*) from interest_clubs) < ${ENOUGH_INTEREST_CLUBS}`;
  return `
  select * from interest_clubs
  union all
  select near.* from (select distinct category_large_id from interests where ${ifFew}) as large
  cross join lateral (
    ${near('clubs c', 'c.category_large_id = large.category_large_id', CANDIDATES.perLargeInterest)}
  ) as near
  union all
  (${near('followees join clubs c on c.host_id = followees.followee_id', ifAnyInterest, CANDIDATES.followed)})
  union all
  (${near('met_hosts join clubs c using (host_id)', ifAnyInterest, CANDIDATES.metHosts)})
  union all
  (${near('clubs c', `${ifAnyInterest} and ${ifFew}`, CANDIDATES.anywhere)})`;
};

const points = (condition: string, points: number) =>
  `case when ${condition} then ${points} else 0 end`;

// An online club counts as near only for members with own areas: for other members no club is near,
// and online clubs must not rank first.
const isAroundOwnArea = `(left(c.area_code, 2) in (select left(area_code, 2) from own_areas)
  or c.is_online and exists (select from own_areas))`;

// Look up the reputation per candidate: with a join, PostgreSQL may scan all members.
const hostReputation = '(select h.reputation from members h where h.member_id = c.host_id)';

const score = [
  points(reasons.isInterest, weight.smallInterest),
  points(reasons.holdsInterest, weight.largeInterest),
  points(reasons.hasFollowed, weight.followed),
  points(reasons.hasMetHost, weight.metHost),
  points(reasons.isInOwnArea, weight.ownArea),
  points(isAroundOwnArea, weight.aroundOwnArea),
  `${weight.usualTime} * case when ${isOnWorkday('c.meeting_date')}
    then habit.workday_share else 1 - habit.workday_share end`,
  `${weight.hostReputation} * ${hostReputation} / ${HIGHEST_REPUTATION}`,
  points(`c.meeting_date <= :today::date + ${SOON_DAYS}`, weight.soon),
  `${weight.filling} * c.joined_count::float8 / c.member_limit`,
].join(' + ');

const ranked = (fits?: string) => `
    with ${viewer}, ${memberFacts}, ${interestClubs(fits)},
    ranked as materialized (
      select club_id, row_number() over (
        order by score desc, meeting_date, meeting_time, club_id desc) as position
      from (
        select c.club_id, c.meeting_date, c.meeting_time, ${score} as score
        from (select distinct on (club_id) * from (${candidates(fits)}) as found) as c
        cross join habit) as scored),
    first_page as (
      ${buildCards({
        keys: 'ranked as keys',
        order: 'keys.position',
        condition: 'keys.position <= :size::int4',
        audience: "'member'",
        viewer: reader,
        moreFields: reasonsField,
      })})
    select coalesce((select array_agg(club_id order by position) from ranked), '{}') as club_ids,
      cards
    from first_page`;

export const rankRecommendations = statement('rank_recommendations', {
  text: ranked(),
  params: { ...viewerParams, size: int },
  row: { club_ids: intArray, cards: jsonText },
});

/** PostgreSQL plans every call, because the best plan depends on how rare the matching clubs are. */
export const rankFilteredRecommendations = statement('rank_filtered_recommendations', {
  text: ranked(fitsFilters),
  params: { ...viewerParams, ...filterParams, size: int },
  row: { club_ids: intArray, cards: jsonText },
  plannedPerCall: true,
});

export const selectRecommendedCards = statement('select_recommended_cards', {
  text: `
    with ${viewer}, ${memberFacts}
    ${buildCards({
      // The sub-select hides the array's size from the planner, so that PostgreSQL reuses one plan.
      keys: `viewer cross join unnest((select :club_ids::int4[]))
        with ordinality as keys (club_id, position)`,
      order: 'keys.position',
      condition: mayJoin,
      audience: "'member'",
      viewer: reader,
      moreFields: reasonsField,
    })}`,
  params: { ...viewerParams, club_ids: intArray },
  row: { cards: jsonText },
});
