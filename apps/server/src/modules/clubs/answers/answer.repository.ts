import { confirmation, promptedAt } from '#server/database/answer-sql.ts';
import { isClubHidden } from '#server/database/block-sql.ts';
import {
  bigint,
  bool,
  bytes,
  date,
  int,
  notNull,
  nullable,
  text,
  time,
  timestamp,
} from '#server/database/column.ts';
import { type StatementRow, statement } from '#server/database/statement.ts';
import { eraseStatement } from '#server/database/sweep-statement.ts';
import { shownLocation } from '#server/modules/clubs/club-audience.ts';
import { isWaiting } from '#server/modules/clubs/seats/queue.repository.ts';
import { notWithdrawn } from '#server/modules/members/member.column.ts';

/**
 * Writes nothing if the member has already given the same answer since the last change of the plan
 * or the question of the day before.
 */
export const upsertAnswer = statement('upsert_answer', {
  text: `
    insert into club_answers as own (club_id, member_id, is_going, answered_at)
    values (:club_id, :member_id, :is_going, :now)
    on conflict (club_id, member_id) do update
    set is_going = excluded.is_going, answered_at = excluded.answered_at
    where own.is_going <> excluded.is_going or own.answered_at < (
      select ${promptedAt('c', ':now')} from clubs c where c.club_id = own.club_id)`,
  params: { club_id: int, member_id: int, is_going: bool, now: timestamp },
});

/**
 * A co-host who changes the meeting agrees with the new plan, so the change counts as the answer of
 * the co-host.
 */
export const answerForActor = statement('answer_for_actor', {
  text: `
    insert into club_answers (club_id, member_id, is_going, answered_at)
    select club_id, s.member_id, true, :now
    from club_members s join clubs c using (club_id)
    where club_id = :club_id and s.member_id = :actor_id and s.member_id <> c.host_id
      and s.status = 'CLUB_JOINED'
    on conflict (club_id, member_id) do update set answered_at = excluded.answered_at`,
  params: { club_id: int, actor_id: int, now: timestamp },
});

export const selectWasReleased = statement('select_was_released', {
  text: `
    select exists (select from notices where member_id = :member_id and club_id = :club_id
      and kind = 'SEAT_RELEASED') as was_released`,
  params: { club_id: int, member_id: int },
  row: { was_released: bool },
});

const PRESERVED = 'the preserved side of the outer joins';
const OUTER = 'outer join: a member may have neither a seat nor an answer';

export const selectLinkedClub = statement('select_linked_club', {
  text: `
    select c.club_id, c.club_name, c.meeting_date, c.meeting_time, c.duration_minutes, c.is_online,
      c.cancelled_at, m.nickname, coalesce(s.status = 'CLUB_JOINED', false) as has_seat,
      coalesce(${isWaiting('s')}, false) as is_waiting,
      ${shownLocation('c', `case when s.status = 'CLUB_JOINED' then 'joined' else 'member' end`)}
        as location,
      fellow.member_id is not null as is_in_crew, said.is_going,
      coalesce(n.kind in ('SEAT_OFFERED', 'SEAT_OPEN'), false) as is_offer, c.member_limit,
      c.joined_count, coalesce(s.queued_at is not null, false) as is_queued,
      ${confirmation('s', 'c', promptedAt('c', ':now'))} is not distinct from 'PENDING' as is_pending,
      exists (select from spent_answer_links where link_hash = :link_hash) as is_spent
    from clubs c
    join members m on m.member_id = :member_id and m.status = 'ACTIVE'
    left join club_members s on s.club_id = c.club_id and s.member_id = m.member_id
    left join club_answers said on said.club_id = c.club_id and said.member_id = m.member_id
    left join notices n on n.notice_id = :notice_id and n.member_id = m.member_id
    left join crew_members fellow on fellow.crew_id = c.crew_id
      and fellow.member_id = m.member_id and fellow.state = 'JOINED'
    where c.club_id = :club_id and not ${isClubHidden('c', ':member_id')}`,
  params: { club_id: int, member_id: int, notice_id: bigint, link_hash: bytes, now: timestamp },
  row: {
    club_id: notNull(int, PRESERVED),
    club_name: notNull(text, PRESERVED),
    meeting_date: notNull(date, PRESERVED),
    meeting_time: notNull(time, PRESERVED),
    duration_minutes: notNull(int, PRESERVED),
    is_online: notNull(bool, PRESERVED),
    cancelled_at: nullable(timestamp, PRESERVED),
    nickname: notWithdrawn(text),
    has_seat: bool,
    is_waiting: bool,
    location: nullable(text),
    is_in_crew: bool,
    is_going: nullable(bool, OUTER),
    is_offer: bool,
    member_limit: notNull(int, PRESERVED),
    joined_count: notNull(int, PRESERVED),
    is_queued: bool,
    is_pending: bool,
    is_spent: bool,
  },
});
export type LinkedClub = StatementRow<typeof selectLinkedClub>;

export const spendAnswerLink = statement('spend_answer_link', {
  text: `
    insert into spent_answer_links (link_hash, member_id, ends_at)
    values (:link_hash, :member_id, :ends_at)`,
  params: { link_hash: bytes, member_id: int, ends_at: timestamp },
});

export const deletePastAnswerLinks = statement('delete_past_answer_links', {
  text: 'delete from spent_answer_links where ends_at < :now',
  params: { now: timestamp },
});

export const deleteMemberAnswerLinks = eraseStatement('spent_answer_links');
