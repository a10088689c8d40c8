import { changedAt, confirmation, promptedAt } from '#server/database/answer-sql.ts';
import { isHidden, membersSeenBy } from '#server/database/block-sql.ts';
import { int, jsonText, text, timestamp } from '#server/database/column.ts';
import { isoInstant } from '#server/database/json-sql.ts';
import { statement } from '#server/database/statement.ts';
import { clubSummaryFields } from '#server/modules/clubs/club-json.ts';
import { isCrewShown } from '#server/modules/clubs/crew-dates/crew-page-sql.ts';
import { hasEnded, phaseSql, statusSql } from '#server/modules/clubs/meeting-clock.ts';
import { hasArrivedSql } from '#server/modules/members/reputation/absence-sql.ts';
import { isReviewed, NEWEST_MEETING, OWNER, params, viewer } from './activity.repository.ts';

const clubFields = clubSummaryFields({
  status: statusSql('c'),
  phase: phaseSql('c'),
  audience: OWNER,
  isCrewShown: isCrewShown('crew', viewer),
});

const roomId = `(
  select r.room_id from chat_rooms r where r.club_id = c.club_id
  union all
  select r.room_id from chat_rooms r where r.crew_id = c.crew_id)`;

const NOW = `((:today::date + :time_of_day::time) at time zone 'Asia/Seoul')`;

const row = { items: jsonText };

/** Cancelled meetings stay until their planned end: a member may already be on the way. */
export const selectComingMeetings = statement('select_coming_meetings', {
  text: `
    select coalesce(json_agg(json_build_object(
      ${clubFields},
      'onlineLink', c.online_link, 'roomId', ${roomId}, 'confirmation', ${confirmation('own', 'c', changedAt('c'))},
      'pending', ${confirmation('own', 'c', promptedAt('c', NOW))} is not distinct from 'PENDING',
      'arrivedAt', case when ${hasArrivedSql('c', 'own')} then ${isoInstant('own.arrived_at')} end
    ) order by c.meeting_date, c.meeting_time, c.club_id), '[]')::text as items
    from (
      select own.club_member_id
      from club_members own join clubs c using (club_id)
      where own.member_id = :member_id and own.status = 'CLUB_JOINED' and not (${hasEnded('c')})
      order by c.meeting_date, c.meeting_time, c.club_id
      limit 50) nearest
    join club_members own using (club_member_id)
    join clubs c using (club_id)
    join small_categories s using (category_small_id)
    join ${membersSeenBy(viewer)} h on h.member_id = c.host_id`,
  params,
  row,
});

export const selectUnreviewedClubs = statement('select_unreviewed_clubs', {
  text: `
    select json_build_object('count', coalesce(max(newest.total), 0),
      'clubs', coalesce(json_agg(json_build_object(${clubFields})
        order by ${NEWEST_MEETING}), '[]'))::text as items
    from (
      select c.club_id, count(*) over () as total
      from club_members own join clubs c using (club_id)
      where own.member_id = :member_id and ${hasEnded('c')} and not ${isReviewed}
      order by ${NEWEST_MEETING}
      limit 3) newest
    join clubs c using (club_id)
    join club_members own on own.club_id = c.club_id and own.member_id = :member_id
    join small_categories s using (category_small_id)
    join ${membersSeenBy(viewer)} h on h.member_id = c.host_id`,
  params,
  row,
});

export const selectOwnOffers = statement('select_own_offers', {
  text: `
    select c.club_id, c.club_name, o.expires_at
    from seat_offers o join clubs c using (club_id)
    where o.member_id = :member_id and o.state = 'OPEN' and o.expires_at > :now
      and c.cancelled_at is null and not (${isHidden('c.host_id', ':member_id')})
    order by o.expires_at, c.club_id`,
  params: { member_id: int, now: timestamp },
  row: { club_id: int, club_name: text, expires_at: timestamp },
});
