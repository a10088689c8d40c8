import { changedAt } from '#server/database/answer-sql.ts';
import {
  bool,
  date,
  int,
  intArray,
  nullable,
  text,
  time,
  timestamp,
} from '#server/database/column.ts';
import { statement } from '#server/database/statement.ts';
import { eraseStatement } from '#server/database/sweep-statement.ts';
import { clubVisibility } from '#server/modules/clubs/club.column.ts';
import { visibilityAfter } from '#server/modules/clubs/club.repository.ts';
import { isAhead, nowParams } from '#server/modules/clubs/meeting-clock.ts';
import { NOT_QUEUED } from '#server/modules/clubs/seats/queue.repository.ts';

/** Lock in id order, as withdrawals do, to avoid deadlocks. */
export const lockOpenDates = statement('lock_open_dates', {
  text: `
    select club_id, host_id, visibility, meeting_date, meeting_time, is_extra from clubs c
    where crew_id = :crew_id and ${isAhead('c')}
    order by club_id for no key update`,
  params: { crew_id: int, ...nowParams },
  row: {
    club_id: int,
    host_id: int,
    visibility: clubVisibility,
    meeting_date: date,
    meeting_time: time,
    is_extra: bool,
  },
});

export const renameDates = statement('rename_dates', {
  text: `
    update clubs set club_name = :name
    where club_id = any(:club_ids) and club_name = :old_name`,
  params: { club_ids: intArray, name: text, old_name: text },
});

/**
 * The meetings of a crew repeat its name and introduction, so hiding these texts hides them in the
 * meetings too. Lock the crew first.
 */
export const hideDateTexts = statement('hide_texts_of_dates', {
  text: `
    update clubs set
      club_name = case when club_name = :old_name then :name else club_name end,
      club_info = case when club_info in (:old_name, left(:old_intro, 128))
        then :name else club_info end
    where club_id in (
      select club_id from clubs where crew_id = :crew_id order by club_id for no key update)`,
  params: { crew_id: int, name: text, old_name: text, old_intro: text },
});

const ofClubs = { club_ids: intArray, member_id: int };

export const deleteSeats = statement('delete_seats_of_dates', {
  text: `
    delete from club_members
    where club_id = any(:club_ids) and member_id = :member_id
      and status in ('CLUB_WAITING', 'CLUB_JOINED')
    returning club_id`,
  params: ofClubs,
  row: { club_id: int },
});

export const deleteAnswers = statement('delete_answers_to_dates', {
  text: 'delete from club_answers where club_id = any(:club_ids) and member_id = :member_id',
  params: ofClubs,
});

export const deleteRefusals = statement('delete_refusals_of_date', {
  text: 'delete from club_answers where club_id = :club_id and not is_going',
  params: { club_id: int },
});

/**
 * Lock the members: otherwise a concurrent withdrawal would not delete the notices that this
 * transaction adds.
 */
export const selectUnseatedCrew = statement('select_crew_without_seat', {
  text: `
    select own.member_id from crew_members own join members m using (member_id)
    where own.crew_id = :crew_id and own.state = 'JOINED' and m.status = 'ACTIVE'
      and own.member_id <> :actor_id and not exists (
        select from club_members seat
        where seat.club_id = :club_id and seat.member_id = own.member_id
          and seat.status in ('CLUB_JOINED', 'CLUB_KICKED'))
    order by own.member_id
    for key share of m`,
  params: { club_id: int, crew_id: int, actor_id: int },
  row: { member_id: int },
});

export const deleteCohosts = statement('delete_cohosts_of_dates', {
  text: 'delete from club_cohosts where club_id = any(:club_ids) and member_id = :member_id',
  params: ofClubs,
});

export const insertCohosts = statement('insert_cohosts_of_dates', {
  text: `
    insert into club_cohosts (club_id, member_id)
    select unnest(:club_ids::int4[]), :member_id on conflict do nothing`,
  params: ofClubs,
});

export const insertFreeSeats = statement('insert_free_seats_of_dates', {
  text: `
    insert into club_members as own (club_id, member_id, status, applied_at, decided_at)
    select club_id, :member_id, 'CLUB_JOINED', :now, :now from clubs
    where club_id = any(:club_ids) and joined_count + offered_count < member_limit
    on conflict (club_id, member_id) do update
    set status = excluded.status, decided_at = excluded.decided_at, rejection_reason = null,
      is_hidden = false, ${NOT_QUEUED}
    where own.status <> 'CLUB_JOINED'`,
  params: { ...ofClubs, now: timestamp },
});

/**
 * Makes the member the host of those crew meetings in which the member has a seat, because the host
 * of a club must have one. A full meeting without a seat for the member retains its host.
 */
export const updateDateHosts = statement('update_hosts_of_dates', {
  text: `
    update clubs c set host_id = :member_id, is_host_suspended = false
    where c.club_id = any(:club_ids) and exists (
      select from club_members seat
      where seat.club_id = c.club_id and seat.member_id = :member_id
        and seat.status = 'CLUB_JOINED')
    returning c.club_id`,
  params: ofClubs,
  row: { club_id: int },
});

export const answerGoing = statement('answer_going_to_dates', {
  text: `
    insert into club_answers (club_id, member_id, is_going, answered_at)
    select unnest(:club_ids::int4[]), :member_id, true, :now
    on conflict (club_id, member_id) do update
    set is_going = true, answered_at = excluded.answered_at,
      was_refused = not club_answers.is_going`,
  params: { ...ofClubs, now: timestamp },
});

/**
 * Restores the 못 가요 that a former host gave before becoming the host, unless the meeting has
 * changed since. Skips meetings that the member still hosts.
 */
export const restoreRefusals = statement('restore_refusals_of_former_host', {
  text: `
    update club_answers said set was_refused = false,
      is_going = coalesce(said.answered_at < ${changedAt('c')}, false)
    from clubs c
    where said.club_id = any(:club_ids) and said.member_id = :member_id and said.was_refused
      and c.club_id = said.club_id and c.host_id <> said.member_id
    returning said.club_id, said.is_going`,
  params: ofClubs,
  row: { club_id: int, is_going: bool },
});

/**
 * Deletes applications from members who are separated from the new host by a block: the host does
 * not see them and could not decide.
 */
export const deleteBlockedApplications = statement('delete_blocked_applications_to_dates', {
  text: `
    delete from club_members waiting using members host
    where waiting.club_id = any(:club_ids) and waiting.status = 'CLUB_WAITING'
      and host.member_id = :member_id and waiting.member_id = any(host.hidden_ids)`,
  params: ofClubs,
});

/**
 * Everyone outside the crew who has a seat or waits for one. Members of the crew get a notice about
 * the crew instead.
 */
export const selectOutsiders = statement('select_outsiders_of_dates', {
  text: `
    select outsider.club_id, outsider.member_id
    from club_members outsider join clubs c using (club_id)
    where outsider.club_id = any(:club_ids) and outsider.status in ('CLUB_WAITING', 'CLUB_JOINED')
      and not exists (
        select from crew_members fellow
        where fellow.crew_id = c.crew_id and fellow.member_id = outsider.member_id
          and fellow.state = 'JOINED')`,
  params: { club_ids: intArray },
  row: { club_id: int, member_id: int },
});

export const cancelDates = statement('cancel_dates', {
  text: `
    update clubs set cancelled_at = :now, sequence = sequence + 1
    where club_id = any(:club_ids) and cancelled_at is null`,
  params: { club_ids: intArray, now: timestamp },
});

const NEW_OPENING = `(meeting_date + meeting_time) at time zone 'Asia/Seoul'
  - :opens_hours_before::int4 * interval '1 hour'`;

/** Skips crew meetings that the host opened to everyone by hand: they stay open. */
export const updateDateOpenings = statement('update_openings_of_dates', {
  text: `
    update clubs set opens_at = ${NEW_OPENING}, visibility = ${visibilityAfter(NEW_OPENING)}
    where club_id = any(:club_ids) and (visibility = 'BY_LINK' or opens_at is not null)`,
  params: { club_ids: intArray, opens_hours_before: nullable(int), now: timestamp },
});

export const updateDateReleases = statement('update_releases_of_dates', {
  text: 'update clubs set releases_seats = :releases_seats where club_id = any(:club_ids)',
  params: { club_ids: intArray, releases_seats: bool },
});

/**
 * A new fee is an edit, not a change: members keep their answers. A crew meeting retains a fee that
 * the host set only for it.
 */
export const updateDateFees = statement('update_fees_of_dates', {
  text: `
    update clubs set fee = :fee, sequence = sequence + 1
    where club_id = any(:club_ids) and fee = :old_fee and fee <> :fee`,
  params: { club_ids: intArray, fee: int, old_fee: int },
});

export const deleteMemberAnswers = eraseStatement('club_answers');
export const deleteMemberCohosts = eraseStatement('club_cohosts');

/**
 * Frees a planned date whose meeting was moved to another day: the meeting now counts as planned
 * for its new day, unless that day is taken.
 */
export const releasePlannedDate = statement('release_planned_date', {
  text: `
    update clubs moved set planned_date = meeting_date
    where crew_id = :crew_id and planned_date = :day and meeting_date <> :day
      and cancelled_at is null and not exists (
        select from clubs taken
        where taken.crew_id = moved.crew_id and taken.planned_date = moved.meeting_date)`,
  params: { crew_id: int, day: date },
});
