import { rejectionReasons } from '@azit/contract/clubs/club.field';
import { rejectionText } from '@azit/rules/hosting/rejection-reason';
import {
  hiddenParams,
  isClubHidden,
  isHidden,
  isLinkOnlyFor,
  membersSeenBy,
  requestViewer,
} from '#server/database/block-sql.ts';
import { bigint, bool, int, jsonText, timestamp } from '#server/database/column.ts';
import { isoInstant } from '#server/database/json-sql.ts';
import { memberSummaryFields } from '#server/database/member-json.ts';
import { statement } from '#server/database/statement.ts';
import { clubSummaryFields } from '#server/modules/clubs/club-json.ts';
import { isCrewShown } from '#server/modules/clubs/crew-dates/crew-page-sql.ts';
import {
  hasEnded,
  isAhead,
  nowParams,
  phaseSql,
  statusSql,
} from '#server/modules/clubs/meeting-clock.ts';
import { isNotExpired } from '#server/modules/clubs/seats/queue.repository.ts';
import { isAbsent } from '#server/modules/members/reputation/absence-sql.ts';

export const viewer = requestViewer(':viewer_id');

/** SQL: the member has nobody left to review, or may not have met anybody. */
export const isReviewed = `(
  own.status <> 'CLUB_JOINED'
  or c.cancelled_at is not null
  or ${isAbsent('c.club_id', ':member_id')}
  or not exists (
    select from club_members other
    join members person on person.member_id = other.member_id and person.status <> 'WITHDRAWN'
    where other.club_id = c.club_id and other.status = 'CLUB_JOINED'
      and other.member_id <> :member_id
      and not (${isHidden('person.member_id', viewer)})
      and not ${isAbsent('c.club_id', 'other.member_id')}
      and not exists (
        select from reviews r
        where r.club_id = c.club_id and r.reviewer_id = :member_id
          and r.reviewee_id = other.member_id)))`;

const participants = `(
  select json_agg(json_build_object(
    'clubMemberId', seat.club_member_id, ${memberSummaryFields('person')}
  ) order by seat.decided_at nulls first, seat.club_member_id)
  from club_members seat join ${membersSeenBy(viewer)} person using (member_id)
  where seat.club_id = c.club_id and seat.status = 'CLUB_JOINED')`;

const clubInfo = (audience: string) => `json_build_object(
  ${clubSummaryFields({ status: statusSql('c'), phase: phaseSql('c'), audience, isCrewShown: isCrewShown('crew', viewer) })},
  'bringAlong', c.bring_along,
  'participantList', coalesce(${participants}, '[]'))`;

type ActivityList = {
  isShown: string;
  isReviewed: string;
  audience: string;
  fields?: string;
  order?: string;
};

export const NEWEST_MEETING = 'c.meeting_date desc, c.meeting_time desc, c.club_id desc';

export const OWNER = `case own.status when 'CLUB_JOINED' then 'joined' else 'member' end`;

function activityList(list: ActivityList): string {
  const { isShown, isReviewed: reviewed, audience, fields = '', order = NEWEST_MEETING } = list;
  return `
    select (
      select coalesce(json_agg(json_build_object(
        'clubMemberId', own.club_member_id,
        'clubMemberStatus', own.status,
        'isHost', c.host_id = own.member_id,
        'isHidden', own.is_hidden,
        'isReviewed', ${reviewed},${fields}
        'clubInfoResponse', ${clubInfo(audience)}
      ) order by ${order}), '[]')
      from (
        select own.club_member_id
        from club_members own join clubs c using (club_id)
        where own.member_id = m.member_id and ${isShown}
        order by ${order}
        limit 200) newest
      join club_members own using (club_member_id)
      join clubs c using (club_id)
      join small_categories s using (category_small_id)
      join ${membersSeenBy(viewer)} h on h.member_id = c.host_id
    )::text as items
    from members m
    where m.member_id = :member_id and m.status <> 'WITHDRAWN'
      and not (${isHidden('m.member_id', viewer)})`;
}

export const params = {
  member_id: int,
  viewer_id: int,
  ...hiddenParams,
  ...nowParams,
};
const ownParams = { ...params, now: timestamp };
const row = { items: jsonText };

const ownList = (isShown: string) =>
  activityList({ isShown: `${isShown} and ${isNotExpired('own')}`, isReviewed, audience: OWNER });

export const selectOwnActivity = statement('select_own_activity', {
  text: ownList(`own.status in ('CLUB_WAITING', 'CLUB_JOINED')`),
  params: ownParams,
  row,
});

const areMatpals = `(
  exists (select from follows where follower_id = :viewer_id and followee_id = :member_id)
  and exists (select from follows where follower_id = :member_id and followee_id = :viewer_id))`;

/**
 * `isReviewed` is always true, because other viewers must not learn which meetings the member has
 * yet to review. Only matpals (mutual followers) see upcoming and ongoing meetings.
 */
export const selectShownActivity = statement('select_shown_activity', {
  text: activityList({
    isShown: `own.status = 'CLUB_JOINED' and not own.is_hidden
      and not ${isClubHidden('c', viewer)}
      and (c.is_listed or not (${isAhead('c')}))
      and (${hasEnded('c')} or ${areMatpals})`,
    isReviewed: 'true',
    audience: "'member'",
  }),
  params,
  row,
});

export const selectAppliedActivity = statement('select_applied_activity', {
  text: ownList(`own.status = 'CLUB_WAITING'`),
  params: ownParams,
  row,
});

export const selectJoinedActivity = statement('select_joined_activity', {
  text: ownList(`own.status = 'CLUB_JOINED'`),
  params: ownParams,
  row,
});

export const selectClosedActivity = statement('select_closed_activity', {
  text: ownList(`own.status = 'CLUB_JOINED' and (c.cancelled_at is not null or ${hasEnded('c')})`),
  params: ownParams,
  row,
});

const sentences = rejectionReasons
  .map((reason) => `when '${reason}' then '${rejectionText(reason)}'`)
  .join(' ');

export const selectEndedApplications = statement('select_ended_applications', {
  text: activityList({
    isShown: `own.status in ('CLUB_REJECTED', 'CLUB_KICKED') and ${isNotExpired('own')}
      and not ${isLinkOnlyFor('c', viewer)}`,
    isReviewed: 'true',
    audience: OWNER,
    fields: `
        'endedAt', ${isoInstant('coalesce(own.decided_at, own.applied_at)')},
        'reasonText', case own.rejection_reason ${sentences} end,`,
    order: 'own.decided_at desc nulls last, own.club_member_id desc',
  }),
  params: ownParams,
  row,
});

export const updateHidden = statement('update_hidden', {
  text: `
    update club_members set is_hidden = :is_hidden
    where club_member_id = :club_member_id and member_id = :member_id
      and status in ('CLUB_WAITING', 'CLUB_JOINED')`,
  params: { club_member_id: bigint, member_id: int, is_hidden: bool },
});
