import { isHidden, type ViewerSql } from '#server/database/block-sql.ts';
import { int, intArray, jsonText, timestamp } from '#server/database/column.ts';
import { viewedStatement } from '#server/database/viewed-statement.ts';
import { isAhead, momentParams } from '#server/modules/clubs/meeting-moment.ts';
import { cardsOf, FOR_MEMBERS, NEAREST_FIRST } from './card-json.ts';
import { filterParams, fitsFilters } from './club-filter-sql.ts';
import { mayBeJoinedBy, ownClubs, ownGenderOnly } from './joinable-sql.ts';
import {
  CANDIDATES,
  HIGHEST_REPUTATION,
  NEWEST_FOLLOWS,
  SOON_DAYS,
  RECOMMENDATION_WEIGHTS as weight,
} from './recommendation-weights.ts';

const viewerParams = { member_id: int, now: timestamp, ...momentParams };

const viewer = `
  viewer as materialized (
    select member_id, birth_year, ${ownGenderOnly} as own_gender_only
    from members where member_id = :member_id::int4),
  own as materialized (${ownClubs(':member_id')})`;

const mayJoinAny = `${isAhead('c')} and ${mayBeJoinedBy({
  memberId: 'viewer.member_id',
  birthYear: 'viewer.birth_year',
  ownGenderOnly: 'viewer.own_gender_only',
  ownClubs: 'select club_id from own',
})}`;

// Everything the score needs comes along, so that no club is looked up twice.
const scored = [
  'club_id',
  'host_id',
  'category_small_id',
  'category_large_id',
  'meeting_date',
  'meeting_time',
  'joined_count',
  'member_limit',
]
  .map((column) => `c.${column}`)
  .join(', ');

const mayJoin = (reader: ViewerSql) => `${mayJoinAny} and not (${isHidden('c.host_id', reader)})`;

/** Who reads, and SQL: which clubs `c` they ask for, where not for all. */
type Ranking = { reader: ViewerSql; fits?: string };

function nearest({ reader, fits }: Ranking, from: string, condition: string, count: number) {
  const walk = (columns: string) => `
    select ${columns} from ${from} cross join viewer
    where ${condition} and ${mayJoin(reader)} and ${fits ?? 'true'}
    order by ${NEAREST_FIRST} limit ${count}`;
  // Among filtered clubs the index alone tells which to pass by, and only those found are read.
  return fits === undefined
    ? walk(scored)
    : `select ${scored} from (${walk('c.club_id')}) as found join clubs c using (club_id)`;
}

const candidates = (ranking: Ranking) => `
  select near.* from interests cross join lateral (
    ${nearest(ranking, 'clubs c', 'c.category_small_id = interests.category_small_id', CANDIDATES.perSmallInterest)}
  ) as near
  union
  select near.* from (select distinct category_large_id from interests) as large
  cross join lateral (
    ${nearest(ranking, 'clubs c', 'c.category_large_id = large.category_large_id', CANDIDATES.perLargeInterest)}
  ) as near
  union
  (${nearest(
    ranking,
    'followees join clubs c on c.host_id = followees.followee_id',
    'exists (select from interests)',
    CANDIDATES.ofFollowed,
  )})
  union
  (${nearest(ranking, 'clubs c', 'exists (select from interests)', CANDIDATES.anywhere)})`;

const score = `
  case when c.category_small_id in (select category_small_id from interests)
    then ${weight.smallInterest} else 0 end
  + case when c.category_large_id in (select category_large_id from interests)
    then ${weight.largeInterest} else 0 end
  + case when c.host_id in (select followee_id from followees) or exists (
      select from club_members p where p.club_id = c.club_id and p.status = 'CLUB_JOINED'
        and p.member_id in (select followee_id from followees))
    then ${weight.followed} else 0 end
  + ${weight.hostReputation} * h.reputation / ${HIGHEST_REPUTATION}
  + case when c.meeting_date <= :today::date + ${SOON_DAYS} then ${weight.soon} else 0 end
  + ${weight.filling} * c.joined_count::float8 / c.member_limit`;

const ranked = (ranking: Ranking) => `
    with ${viewer},
    interests as materialized (
      select category_small_id, category_large_id
      from member_interests join small_categories using (category_small_id)
      where member_id = :member_id),
    followees as materialized (
      select followee_id from follows where follower_id = :member_id
      order by follow_id desc limit ${NEWEST_FOLLOWS}),
    ranked as materialized (
      select club_id, row_number() over (
        order by score desc, meeting_date, meeting_time, club_id desc) as position
      from (
        select c.club_id, c.meeting_date, c.meeting_time, ${score} as score
        from (${candidates(ranking)}) as c join members h on h.member_id = c.host_id) as scored),
    first_page as (
      ${cardsOf({
        keys: 'ranked as keys',
        order: 'keys.position',
        condition: 'keys.position <= :size::int4',
        audience: FOR_MEMBERS,
        viewer: ranking.reader,
      })})
    select coalesce((select array_agg(club_id order by position) from ranked), '{}') as club_ids,
      cards
    from first_page`;

/** The whole order for one member, and the cards of its first page. */
export const rankRecommendations = viewedStatement({
  name: 'rank_recommendations',
  viewer: ':member_id',
  text: (reader) => ranked({ reader }),
  params: { ...viewerParams, size: int },
  row: { club_ids: intArray, cards: jsonText },
});

/** The same among the clubs that fit the filters; how rare those are decides the plan. */
export const rankFilteredRecommendations = viewedStatement({
  name: 'rank_filtered_recommendations',
  viewer: ':member_id',
  text: (reader) => ranked({ reader, fits: fitsFilters }),
  params: { ...viewerParams, ...filterParams, size: int },
  row: { club_ids: intArray, cards: jsonText },
  plannedPerCall: true,
});

/** A later part of an order made before, less what the member could no longer join. */
export const selectRecommendedCards = viewedStatement({
  name: 'select_recommended_cards',
  viewer: ':member_id',
  text: (reader) => `
    with ${viewer}
    ${cardsOf({
      keys: 'viewer cross join unnest(:club_ids::int4[]) with ordinality as keys (club_id, position)',
      order: 'keys.position',
      condition: mayJoin(reader),
      audience: FOR_MEMBERS,
      viewer: reader,
    })}`,
  params: { ...viewerParams, club_ids: intArray },
  row: { cards: jsonText },
});
