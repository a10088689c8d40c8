import {
  hasSeat,
  hiddenParams,
  isHidden,
  membersSeenBy,
  requestViewer,
} from '#server/database/block-sql.ts';
import { int, intArray, nullable, text, timestamp } from '#server/database/column.ts';
import { type StatementRow, statement } from '#server/database/statement.ts';
import { hasEnded, nowParams } from '#server/modules/clubs/meeting-clock.ts';
import { isAbsent, isSettled } from '#server/modules/members/reputation/absence-sql.ts';

/** SQL: it is known that the member of the row `seat` came to the club `met`. */
const CAME = `seat.status = 'CLUB_JOINED' and met.cancelled_at is null
  and ${isSettled('met', 'seat')}
  and not ${isAbsent('seat.club_id', 'seat.member_id')}`;

/**
 * SQL: when the member was last invited to this crew, to another crew of the same host, or by that
 * host.
 */
const lastInvitation = (memberId: string) => `(
  select max(asked.invited_at) from crew_members asked join crews known using (crew_id)
  where asked.member_id = ${memberId}
    and (known.host_id = :host_id or asked.invited_by = :host_id or known.crew_id = :crew_id))`;

/**
 * Finds the members who came to the given club or, if no club is given, to any meeting of the host
 * or of the crew.
 */
export const selectMetMembers = statement('select_met_members', {
  text: `
    select distinct seat.member_id
    from club_members seat join clubs met using (club_id)
    where seat.member_id = any(:member_ids) and ${CAME}
      and case when :club_id::int4 is null then met.host_id = :host_id or met.crew_id = :crew_id
        else met.club_id = :club_id end`,
  params: {
    member_ids: intArray,
    club_id: nullable(int),
    host_id: nullable(int),
    crew_id: nullable(int),
  },
  row: { member_id: int },
});

export const insertInvitations = statement('insert_crew_invitations', {
  text: `
    insert into crew_members as own (crew_id, member_id, state, invited_at, invited_by)
    select :crew_id, m.member_id, 'INVITED', :now, :invited_by
    from members m
    where m.member_id = any(:member_ids)
      and not ${isHidden('m.member_id', ':invited_by')}
      and ${isHidden('m.member_id', ':host_id')} is not true
      and coalesce(${lastInvitation('m.member_id')} <= :asked_before, true)
    on conflict (crew_id, member_id) do update
    set state = 'INVITED', invited_at = excluded.invited_at, invited_by = excluded.invited_by,
      declined_at = null, removal_reason = null
    where own.state <> 'JOINED'
    returning member_id`,
  params: {
    crew_id: int,
    host_id: nullable(int),
    invited_by: int,
    member_ids: intArray,
    now: timestamp,
    asked_before: timestamp,
  },
  row: { member_id: int },
});

const viewer = requestViewer(':viewer_id');

const CANDIDATES_SHOWN = 100;

const candidateRow = {
  member_id: int,
  nickname: nullable(text),
  image_path: nullable(text),
  image_name: nullable(text),
  met_count: int,
  invited_at: nullable(timestamp, 'a member without an invitation has none'),
};

export const selectCandidates = statement('select_crew_candidates', {
  text: `
    select m.member_id, m.nickname, m.image_path, m.image_name,
      (select count(*)::int4 from club_members seat join clubs met using (club_id)
        where seat.member_id = m.member_id and ${CAME} and met.host_id = :host_id) as met_count,
      ${lastInvitation('m.member_id')} as invited_at
    from club_members seat
    join clubs met using (club_id)
    join ${membersSeenBy(viewer)} m on m.member_id = seat.member_id
    where met.club_id = :club_id and ${CAME} and m.status = 'ACTIVE'
      and m.member_id not in (met.host_id, :viewer_id) and not ${isHidden('m.member_id', viewer)}
      and not exists (
        select from crew_members fellow
        where fellow.crew_id = met.crew_id and fellow.member_id = m.member_id
          and fellow.state = 'JOINED')
    order by seat.club_member_id`,
  params: { club_id: int, host_id: int, crew_id: nullable(int), viewer_id: int, ...hiddenParams },
  row: candidateRow,
});
export type CandidateRow = StatementRow<typeof selectCandidates>;

/** The last meeting of the crew, if the viewer still has to say who came. */
export const selectUnsettledDate = statement('select_unsettled_date', {
  text: `
    select last.club_id from (
      select met.club_id, met.host_id, met.attendance_confirmed_at from clubs met
      where met.crew_id = :crew_id and met.cancelled_at is null and met.joined_count > 1
        and ${hasEnded('met')}
      order by met.meeting_date desc, met.meeting_time desc limit 1) last
    where last.attendance_confirmed_at is null and (last.host_id = :viewer_id or exists (
      select from club_cohosts co
      where co.club_id = last.club_id and co.member_id = :viewer_id))`,
  params: { crew_id: int, viewer_id: int, ...nowParams },
  row: { club_id: int },
});

/**
 * Finds people who came to a meeting of the crew, or to another club of the host in which the
 * viewer had a seat: a co-host must not learn whom the host has met elsewhere.
 */
export const selectCrewCandidates = statement('select_candidates_of_crew', {
  text: `
    select m.member_id, m.nickname, m.image_path, m.image_name, known.met_count,
      ${lastInvitation('m.member_id')} as invited_at
    from (
      select seat.member_id, count(*)::int4 as met_count, max(met.meeting_date) as last_met
      from clubs met join club_members seat using (club_id)
      where ${CAME} and (met.crew_id = :crew_id
        or met.host_id = :host_id and ${hasSeat('met', viewer)})
      group by seat.member_id) known
    join ${membersSeenBy(viewer)} m using (member_id)
    where m.status = 'ACTIVE' and m.member_id <> :viewer_id and not ${isHidden('m.member_id', viewer)}
      and not exists (
        select from crew_members fellow
        where fellow.crew_id = :crew_id and fellow.member_id = m.member_id
          and fellow.state = 'JOINED')
    order by known.last_met desc, m.member_id
    limit ${CANDIDATES_SHOWN}`,
  params: { crew_id: int, host_id: nullable(int), viewer_id: int, ...hiddenParams },
  row: candidateRow,
});
