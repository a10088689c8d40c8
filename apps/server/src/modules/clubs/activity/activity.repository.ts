import { bool, int, jsonText } from '#server/database/column.ts';
import { memberSummaryFields } from '#server/database/member-json.ts';
import { statement } from '#server/database/statement.ts';
import { clubSummaryFields } from '#server/modules/clubs/club-json.ts';
import { hasBegun, momentParams } from '#server/modules/clubs/meeting-moment.ts';

const isOver = hasBegun('c');

// True when the owner has no member left to review: also in a club closed before its meeting, and
// for a waiting applicant. The rule for writing is didMeet of the reviews.
const isReviewed = `(
  own.status <> 'CLUB_JOINED'
  or coalesce(
    c.cancelled_at < (c.meeting_date + c.meeting_time) at time zone 'Asia/Seoul', false)
  or not exists (
    select from club_members other
    join members person on person.member_id = other.member_id and person.status <> 'WITHDRAWN'
    where other.club_id = c.club_id and other.status = 'CLUB_JOINED'
      and other.member_id <> :member_id
      and not exists (
        select from reviews r
        where r.club_id = c.club_id and r.reviewer_id = :member_id
          and r.reviewee_id = other.member_id)))`;

const participants = `(
  select json_agg(json_build_object(
    'clubMemberId', seat.club_member_id, ${memberSummaryFields('person')}
  ) order by seat.decided_at nulls first, seat.club_member_id)
  from club_members seat join members person using (member_id)
  where seat.club_id = c.club_id and seat.status = 'CLUB_JOINED')`;

const clubStatus = `case
  when c.cancelled_at is not null then 'CLUB_CANCEL'
  when ${isOver} then 'CLUB_CLOSED'
  else 'CLUB_ACTIVE' end`;

const clubInfo = `json_build_object(${clubSummaryFields(clubStatus)},
  'participantList', coalesce(${participants}, '[]'))`;

/** The newest 200 clubs as JSON, unpaged; finds no row for an unknown or withdrawn owner. */
function activityList(isShown: string, reviewed: string): string {
  return `
    select (
      select coalesce(json_agg(json_build_object(
        'clubMemberId', own.club_member_id,
        'clubMemberStatus', own.status,
        'isHost', c.host_id = own.member_id,
        'isHidden', own.is_hidden,
        'isReviewed', ${reviewed},
        'clubInfoResponse', ${clubInfo}
      ) order by c.meeting_date desc, c.meeting_time desc, c.club_id desc), '[]')
      from (
        select own.club_member_id
        from club_members own join clubs c using (club_id)
        where own.member_id = m.member_id and ${isShown}
        order by c.meeting_date desc, c.meeting_time desc, c.club_id desc
        limit 200) newest
      join club_members own using (club_member_id)
      join clubs c using (club_id)
      join small_categories s using (category_small_id)
      join members h on h.member_id = c.host_id
    )::text as items
    from members m
    where m.member_id = :member_id and m.status <> 'WITHDRAWN'`;
}

const params = { member_id: int, ...momentParams };
const row = { items: jsonText };

export const selectOwnActivity = statement({
  name: 'select_own_activity',
  text: activityList(`own.status in ('CLUB_WAITING', 'CLUB_JOINED')`, isReviewed),
  params,
  row,
});

/** For other viewers, who do not learn what the member has yet to review. */
export const selectShownActivity = statement({
  name: 'select_shown_activity',
  text: activityList(`own.status = 'CLUB_JOINED' and not own.is_hidden`, 'true'),
  params,
  row,
});

export const selectAppliedActivity = statement({
  name: 'select_applied_activity',
  text: activityList(`own.status = 'CLUB_WAITING'`, isReviewed),
  params,
  row,
});

export const selectJoinedActivity = statement({
  name: 'select_joined_activity',
  text: activityList(`own.status = 'CLUB_JOINED'`, isReviewed),
  params,
  row,
});

export const selectClosedActivity = statement({
  name: 'select_closed_activity',
  text: activityList(
    `own.status = 'CLUB_JOINED' and (c.cancelled_at is not null or ${isOver})`,
    isReviewed,
  ),
  params,
  row,
});

export const updateHidden = statement({
  name: 'update_hidden',
  text: `
    update club_members set is_hidden = :is_hidden
    where club_member_id = :club_member_id and member_id = :member_id
      and status in ('CLUB_WAITING', 'CLUB_JOINED')`,
  params: { club_member_id: int, member_id: int, is_hidden: bool },
});
