import { changedAt } from '#server/database/answer-sql.ts';
import {
  hiddenParams,
  isClubHidden,
  isHostHidden,
  isInCrew,
  membersSeenBy,
  requestViewer,
} from '#server/database/block-sql.ts';
import {
  bool,
  bytes,
  date,
  float,
  int,
  jsonText,
  nullable,
  text,
  time,
  timestamp,
} from '#server/database/column.ts';
import { type StatementRow, statement } from '#server/database/statement.ts';
import { hostRecord } from '#server/modules/members/reputation/member-record-sql.ts';
import { shownReputation } from '#server/modules/members/reputation/reputation-sql.ts';
import { clubVisibility, genderRestriction, locationVisibility } from './club.column.ts';
import { isCrewShown } from './crew-dates/crew-page-sql.ts';
import { NOW, nowParams } from './meeting-clock.ts';
import { seatsOffered } from './seats/queue.repository.ts';

const lockedColumns = {
  club_id: int,
  host_id: int,
  club_name: text,
  meeting_date: date,
  meeting_time: time,
  duration_minutes: int,
  member_limit: int,
  joined_count: int,
  offered_count: int,
  gender_restriction: genderRestriction,
  birth_year_min: nullable(int),
  birth_year_max: nullable(int),
  is_online: bool,
  location: nullable(text),
  area_code: nullable(text),
  location_visibility: locationVisibility,
  online_link: nullable(text),
  bring_along: nullable(text),
  cancelled_at: nullable(timestamp),
  image_name: nullable(text),
  is_host_suspended: bool,
  admits_earlier: bool,
  visibility: clubVisibility,
  releases_seats: bool,
  crew_id: nullable(int),
  is_cohost: bool,
  is_in_crew: bool,
};

const planParams = {
  club_name: text,
  club_info: text,
  fee: int,
  meeting_date: date,
  meeting_time: time,
  duration_minutes: int,
  member_limit: int,
  gender_restriction: genderRestriction,
  birth_year_min: nullable(int),
  birth_year_max: nullable(int),
  is_online: bool,
  location: nullable(text),
  area_code: nullable(text),
  location_visibility: locationVisibility,
  online_link: nullable(text),
  bring_along: nullable(text),
  visibility: clubVisibility,
  releases_seats: bool,
};
const planNames = Object.keys(planParams);

export const isCohost = (club: string, memberId: string) => `exists (
  select from club_cohosts cohost
  where cohost.club_id = ${club}.club_id and cohost.member_id = ${memberId} offset 0)`;

const viewer = requestViewer(':viewer_id');

const clubText = (isHiddenClub: string, more = '') => `
    select c.club_id, c.host_id, c.club_name, c.club_info, c.join_question, c.fee,
      c.meeting_date, c.meeting_time, c.duration_minutes, c.member_limit, c.joined_count,
      ${seatsOffered('c', ':viewer_id')} as offered_count, exists (select from club_members q
        where q.club_id = c.club_id and q.queued_at is not null) as has_queue,
      c.gender_restriction, c.birth_year_min, c.birth_year_max, c.is_online, c.location, c.area,
      c.area_code, c.location_visibility, c.online_link, c.bring_along, c.cancelled_at, c.cancel_reason,
      c.image_path, c.image_name, c.category_small_id, c.category_large_id, s.category_name,
      h.nickname as host_nickname, h.image_path as host_image_path, h.image_name as host_image_name,
      ${shownReputation('h')} as host_reputation, c.attendance_confirmed_at, c.is_host_suspended,
      c.admits_earlier, c.visibility, c.releases_seats, c.crew_id, c.sequence,
      case when c.crew_id is not null then (select crew.name from crews crew
        where crew.crew_id = c.crew_id and ${isCrewShown('crew', viewer)}) end as crew_name,
      case when c.crew_id is not null then (select answer.is_going from club_answers answer
        where answer.club_id = c.club_id and answer.member_id = :viewer_id) end as my_answer,
      ${changedAt('c')} as changed_at,
      ${isCohost('c', ':viewer_id')} as is_cohost, ${isInCrew('c', viewer)} as is_in_crew${more}
    from clubs c
    join small_categories s using (category_small_id)
    join ${membersSeenBy(viewer)} h on h.member_id = c.host_id
    where c.club_id = :club_id and not ${isHiddenClub}`;

const clubShape = {
  params: { club_id: int, viewer_id: int, ...hiddenParams, ...nowParams },
  row: {
    ...lockedColumns,
    club_info: text,
    join_question: text,
    fee: int,
    area: nullable(text),
    image_path: nullable(text),
    category_small_id: int,
    category_large_id: int,
    category_name: text,
    host_nickname: nullable(text),
    host_image_path: nullable(text),
    host_image_name: nullable(text),
    host_reputation: float,
    cancel_reason: nullable(text),
    attendance_confirmed_at: nullable(timestamp),
    crew_name: nullable(text),
    my_answer: nullable(bool),
    has_queue: bool,
    sequence: int,
    changed_at: nullable(timestamp),
  },
};

export const selectClub = statement('select_club', {
  text: clubText(isClubHidden('c', viewer, NOW)),
  ...clubShape,
});

export const selectClubDetail = statement('select_club_detail', {
  text: clubText(isClubHidden('c', viewer, NOW), `, ${hostRecord('c.host_id')} as host_record`),
  params: clubShape.params,
  row: { ...clubShape.row, host_record: jsonText },
});
export type ClubDetailRow = StatementRow<typeof selectClubDetail>;

/** Also finds link-only clubs, so the caller must check the key of the invite link first. */
export const selectInvitedClub = statement('select_invited_club', {
  text: clubText(isHostHidden('c', viewer)),
  ...clubShape,
});
export type ClubRow = StatementRow<typeof selectClub>;

const lockedText = (isHiddenClub: string) => `
    select club_id, host_id, club_name, meeting_date, meeting_time, duration_minutes,
      member_limit, joined_count, offered_count, gender_restriction, birth_year_min, birth_year_max,
      is_online, location, area_code, location_visibility, online_link, bring_along, cancelled_at, image_name,
      is_host_suspended, admits_earlier, visibility, releases_seats, crew_id,
      ${isCohost('c', ':viewer_id')} as is_cohost,
      ${isInCrew('c', ':viewer_id')} as is_in_crew
    from clubs c where club_id = :club_id and not ${isHiddenClub}`;

const ids = { club_id: int, viewer_id: int };

const lockAndSelect = (name: string, isHiddenClub: string) => ({
  lock: statement(`lock_${name}`, {
    text: `
      select club_id from clubs c where club_id = :club_id and not ${isHiddenClub} for update`,
    params: ids,
    row: { club_id: int },
  }),
  select: statement(`select_locked_${name}`, {
    text: lockedText(isHiddenClub),
    params: ids,
    row: lockedColumns,
  }),
});

export const visibleClub = lockAndSelect('club', isClubHidden('c', ':viewer_id'));
/** Also finds link-only clubs, so the caller must check the key of the invite link first. */
export const invitedClub = lockAndSelect('invited_club', isHostHidden('c', ':viewer_id'));
export type LockedClub = StatementRow<typeof visibleClub.select>;

/**
 * Lock the earlier club before the host, because all transactions lock clubs before members. The
 * insert of the new club would lock it through a foreign key, but only after the host.
 */
export const lockEarlierClub = statement('lock_earlier_club', {
  text: 'select club_id from clubs where club_id = :club_id for key share',
  params: { club_id: int },
  row: { club_id: int },
});

export const recordClubOpening = statement('record_club_opening', {
  text: `
    insert into club_openings as last (host_id, fingerprint, opened_at)
    values (:host_id, :fingerprint, :opened_at)
    on conflict (host_id, fingerprint) do update set opened_at = excluded.opened_at
    where last.opened_at <= :last_before`,
  params: { host_id: int, fingerprint: bytes, opened_at: timestamp, last_before: timestamp },
});

export const insertClub = statement('insert_club', {
  text: `
    insert into clubs (${planNames.join(', ')}, host_id, join_question,
      category_small_id, category_large_id, image_path, image_name, created_at, again_of,
      admits_earlier, is_area_read)
    select ${planNames.map((column) => `:${column}`).join(', ')}, :host_id, :join_question,
      category_small_id, category_large_id, :image_path, :image_name, :created_at, :again_of,
      :admits_earlier, true
    from small_categories where category_small_id = :category_small_id
    returning club_id`,
  params: {
    ...planParams,
    host_id: int,
    join_question: text,
    category_small_id: int,
    image_path: text,
    image_name: text,
    created_at: timestamp,
    again_of: nullable(int),
    admits_earlier: bool,
  },
  row: { club_id: int },
});

/**
 * SQL: the new `opens_at` of a crew meeting that moves. A crew meeting opens to everyone a fixed
 * time before its start.
 */
export const movedOpening =
  'opens_at + ((:meeting_date::date + :meeting_time::time) - (meeting_date + meeting_time))';

/**
 * SQL: the visibility of a crew meeting whose opening to everyone changes to `opening`. If the
 * meeting had opened automatically and the new opening is in the future or null, it is for the crew
 * only again. People who have a seat or wait for one still see it.
 */
export const visibilityAfter = (opening: string, visibility = 'visibility') => `case
  when visibility = 'LISTED' and opens_at <= :now and (${opening} <= :now) is not true
  then 'BY_LINK' else ${visibility} end`;

const editedNames = planNames.filter((column) => column !== 'visibility');

export const updateClubPlan = statement('update_club_plan', {
  text: `
    update clubs set ${editedNames.map((column) => `${column} = :${column}`).join(', ')},
      is_area_read = true, visibility = ${visibilityAfter(movedOpening, ':visibility')},
      opens_at = case when visibility = 'BY_LINK' or :visibility = 'LISTED' then ${movedOpening} end,
      sequence = sequence + case when :is_moved::bool then 1 else 0 end
    where club_id = :club_id`,
  params: { club_id: int, ...planParams, is_moved: bool, now: timestamp },
});

export const updateClubBanner = statement('update_club_banner', {
  text: `
    update clubs set image_path = :image_path, image_name = :image_name
    where club_id = :club_id`,
  params: { club_id: int, image_path: text, image_name: text },
});

export const clearClubBanner = statement('clear_club_banner', {
  text: `
    update clubs set image_path = null, image_name = null
    where club_id = :club_id and image_name is not null`,
  params: { club_id: int },
});

export const cancelClub = statement('cancel_club', {
  text: `
    update clubs
    set cancelled_at = :cancelled_at, cancel_reason = :cancel_reason, sequence = sequence + 1
    where club_id = :club_id and cancelled_at is null`,
  params: { club_id: int, cancelled_at: timestamp, cancel_reason: nullable(text) },
});
