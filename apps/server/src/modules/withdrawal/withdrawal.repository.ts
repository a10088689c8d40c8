import { int, nullable, text, timestamp } from '#server/database/column.ts';
import { statement } from '#server/database/statement.ts';
import { applicationStatus } from '#server/modules/clubs/club.column.ts';
import { isAhead, momentParams } from '#server/modules/clubs/meeting-moment.ts';
import { ofPresentMember } from '#server/modules/members/member.column.ts';

const AHEAD = isAhead('c');

const TOUCHED = `
  ${AHEAD} and (c.host_id = :member_id or exists (
    select 1 from club_members s where s.club_id = c.club_id and s.member_id = :member_id
      and s.status in ('CLUB_WAITING', 'CLUB_JOINED')))`;

/** Every club ahead that the member hosts, waits for or has joined. */
export const lockClubsAhead = statement({
  name: 'withdrawal_lock_clubs',
  text: `select c.club_id from clubs c where ${TOUCHED} order by c.club_id for update`,
  params: { member_id: int, ...momentParams },
  row: { club_id: int },
});

export const selectClubsAhead = statement({
  name: 'withdrawal_select_clubs',
  text: `select c.club_id from clubs c where ${TOUCHED}`,
  params: { member_id: int, ...momentParams },
  row: { club_id: int },
});

/** Locks the member and everyone with a follow or a block between them: their counters change too. */
export const lockMembersTouched = statement({
  name: 'withdrawal_lock_members',
  text: `
    select member_id from members
    where member_id = :member_id
      or member_id in (select followee_id from follows where follower_id = :member_id)
      or member_id in (select follower_id from follows where followee_id = :member_id)
      or member_id in (select blocked_id from blocks where blocker_id = :member_id)
      or member_id in (select blocker_id from blocks where blocked_id = :member_id)
    order by member_id for update`,
  params: { member_id: int },
  row: { member_id: int },
});

export const selectLeaver = statement({
  name: 'withdrawal_select_leaver',
  text: `
    select email, image_name from members
    where member_id = :member_id and status <> 'WITHDRAWN'`,
  params: { member_id: int },
  row: { email: ofPresentMember(text), image_name: nullable(text) },
});

export const cancelHostedClubs = statement({
  name: 'withdrawal_cancel_clubs',
  text: `
    update clubs c set cancelled_at = :cancelled_at, sequence = c.sequence + 1
    where c.host_id = :member_id and ${AHEAD}
    returning c.club_id`,
  params: { member_id: int, ...momentParams, cancelled_at: timestamp },
  row: { club_id: int },
});

/** Runs after the member's own clubs are closed, so a host's row there stays as history. */
export const deleteSeatsAhead = statement({
  name: 'withdrawal_delete_seats',
  text: `
    delete from club_members s using clubs c
    where s.member_id = :member_id and s.status in ('CLUB_WAITING', 'CLUB_JOINED')
      and c.club_id = s.club_id and ${AHEAD}
    returning s.club_id, s.status, c.host_id`,
  params: { member_id: int, ...momentParams },
  row: { club_id: int, status: applicationStatus, host_id: int },
});

export const deleteFollows = statement({
  name: 'withdrawal_delete_follows',
  text: 'delete from follows where follower_id = :member_id or followee_id = :member_id',
  params: { member_id: int },
});

export const deleteInterests = statement({
  name: 'withdrawal_delete_interests',
  text: 'delete from member_interests where member_id = :member_id',
  params: { member_id: int },
});

/** Mails hold the address, and those not sent yet would reach a withdrawn member. */
export const deleteMails = statement({
  name: 'withdrawal_delete_mails',
  text: 'delete from mail_outbox where lower(recipient) = lower(:recipient)',
  params: { recipient: text },
});

export const eraseMember = statement({
  name: 'withdrawal_erase_member',
  text: `
    update members
    set status = 'WITHDRAWN', withdrawn_at = :withdrawn_at, email = null, nickname = null,
      password_hash = null, about_me = null, gender = null, birth_year = null,
      image_path = null, image_name = null, email_proven_at = null,
      temporary_password_until = null
    where member_id = :member_id`,
  params: { member_id: int, withdrawn_at: timestamp },
});
