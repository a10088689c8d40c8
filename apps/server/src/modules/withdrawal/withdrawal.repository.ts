import { bool, int, nullable, text, timestamp } from '#server/database/column.ts';
import { statement } from '#server/database/statement.ts';
import { eraseStatement } from '#server/database/sweep-statement.ts';
import { applicationStatus } from '#server/modules/clubs/club.column.ts';
import { isAhead, nowParams } from '#server/modules/clubs/meeting-clock.ts';
import { notWithdrawn } from '#server/modules/members/member.column.ts';

const AHEAD = isAhead('c');

// All clubs that the member hosted, also past ones: removing the nickname changes them by a
// trigger, and clubs must be locked before members.
const affectedClubs = `
  select hosted.club_id from clubs hosted where hosted.host_id = :member_id
  union
  select s.club_id from club_members s join clubs c using (club_id)
  where s.member_id = :member_id and s.status in ('CLUB_WAITING', 'CLUB_JOINED') and ${AHEAD}
  union
  select c.club_id from clubs c join crews crew using (crew_id)
  where crew.host_id = :member_id and ${AHEAD}`;

export const lockAffectedClubs = statement('withdrawal_lock_clubs', {
  text: `
    select club_id from clubs where club_id in (${affectedClubs})
    order by club_id for update`,
  params: { member_id: int, ...nowParams },
  row: { club_id: int },
});

export const selectAffectedClubs = statement('withdrawal_select_clubs', {
  text: `select touched.club_id from (${affectedClubs}) as touched`,
  params: { member_id: int, ...nowParams },
  row: { club_id: int },
});

const affectedMembers = `
  select :member_id::int4 as member_id
  union select followee_id from follows where follower_id = :member_id
  union select follower_id from follows where followee_id = :member_id
  union select blocked_id from blocks where blocker_id = :member_id
  union select blocker_id from blocks where blocked_id = :member_id`;

/**
 * Lock all members connected by a follow or a block, because their counters change. FOR NO KEY
 * UPDATE still lets others insert rows that refer to these members; a stronger lock could deadlock.
 */
export const lockAffectedMembers = statement('withdrawal_lock_members', {
  text: `
    select member_id from members where member_id in (${affectedMembers})
    order by member_id for no key update`,
  params: { member_id: int },
  row: { member_id: int },
});

/**
 * Locks members who became connected while `lockAffectedMembers` waited. Skips those that others
 * have locked, because waiting again could deadlock; `is_whole` is false then.
 */
export const lockMembersAdded = statement('withdrawal_lock_members_added', {
  text: `
    with touched as materialized (${affectedMembers}),
    locked as materialized (
      select member_id from members where member_id in (select member_id from touched)
      for no key update skip locked)
    select (select count(*) from touched) = (select count(*) from locked) as is_whole`,
  params: { member_id: int },
  row: { is_whole: bool },
});

/** FOR UPDATE also prevents other transactions from inserting rows that refer to the member. */
export const lockWithdrawingMember = statement('withdrawal_lock_leaver', {
  text: `
    select email, image_name from members
    where member_id = :member_id and status <> 'WITHDRAWN' for update`,
  params: { member_id: int },
  row: { email: notWithdrawn(text), image_name: nullable(text) },
});

export const cancelHostedClubs = statement('withdrawal_cancel_clubs', {
  text: `
    update clubs c set cancelled_at = :cancelled_at, sequence = c.sequence + 1
    where c.host_id = :member_id and ${AHEAD}
    returning c.club_id`,
  params: { member_id: int, ...nowParams, cancelled_at: timestamp },
  row: { club_id: int },
});

/** Deletes seats and applications in coming clubs, except in those that the member hosts. */
export const deleteSeatsAhead = statement('withdrawal_delete_seats', {
  text: `
    delete from club_members s using clubs c
    where s.member_id = :member_id and s.status in ('CLUB_WAITING', 'CLUB_JOINED')
      and c.club_id = s.club_id and c.host_id <> s.member_id and ${AHEAD}
    returning s.club_id, s.status, c.host_id`,
  params: { member_id: int, ...nowParams },
  row: { club_id: int, status: applicationStatus, host_id: int },
});

/**
 * A reply to the host may contain the member's join answer and is stored for retries, so delete it.
 * A retry of that request then runs it again.
 */
export const deleteRepliesWithAnswers = statement('withdrawal_delete_replies', {
  text: `
    delete from idempotent_replies r using club_members s, clubs c
    where s.member_id = :member_id and c.club_id = s.club_id and r.member_id = c.host_id
      and position(convert_to(btrim(to_json(s.join_answer)::text, '"'), 'UTF8') in r.body) > 0`,
  params: { member_id: int },
});

export const eraseJoinAnswers = statement('withdrawal_erase_answers', {
  text: `
    update club_members set join_answer = null
    where member_id = :member_id and join_answer is not null`,
  params: { member_id: int },
});

export const deleteFollows = statement('withdrawal_delete_follows', {
  text: 'delete from follows where follower_id = :member_id or followee_id = :member_id',
  params: { member_id: int },
});

export const deleteInterests = eraseStatement('member_interests');

/**
 * Deletes all mails to the member: they contain the e-mail address, and unsent ones would still be
 * sent.
 */
export const deleteMails = statement('withdrawal_delete_mails', {
  text: 'delete from mail_outbox where lower(recipient) = lower(:recipient)',
  params: { recipient: text },
});

export const eraseMember = statement('withdrawal_erase_member', {
  text: `
    update members
    set status = 'WITHDRAWN', withdrawn_at = :withdrawn_at, email = null, nickname = null,
      password_hash = null, about_me = null, gender = null, birth_year = null,
      image_path = null, image_name = null, email_proven_at = null,
      temporary_password_until = null
    where member_id = :member_id`,
  params: { member_id: int, withdrawn_at: timestamp },
});
