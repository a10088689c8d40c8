import { int, nullable, text, timestamp } from '#server/database/column.ts';
import { statement } from '#server/database/statement.ts';
import { notWithdrawn } from './member.column.ts';

const credential = {
  member_id: int,
  email: notWithdrawn(text),
  nickname: notWithdrawn(text),
  password_hash: nullable(text),
  status: text,
  image_path: nullable(text),
  image_name: nullable(text),
  temporary_password_until: nullable(timestamp),
};

export const selectCredentialByEmail = statement('select_credential_by_email', {
  text: `
    select member_id, email, nickname, password_hash, status, image_path, image_name,
      temporary_password_until
    from members where lower(email) = lower(:email)`,
  params: { email: text },
  row: credential,
});

export const selectPasswordHash = statement('select_password_hash', {
  text: "select password_hash from members where member_id = :member_id and status = 'ACTIVE'",
  params: { member_id: int },
  row: { password_hash: nullable(text) },
});

/**
 * Lock the member while opening a session: a concurrent password change or withdrawal waits and
 * then also ends the new session.
 */
export const lockCredential = statement('lock_credential', {
  text: 'select password_hash, status from members where member_id = :member_id for share',
  params: { member_id: int },
  row: { password_hash: nullable(text), status: text },
});

export const lockMember = statement('lock_member', {
  text: `
    select member_id from members
    where member_id = :member_id and status <> 'WITHDRAWN' for update`,
  params: { member_id: int },
  row: { member_id: int },
});

export const updatePasswordHash = statement('update_password_hash', {
  text: `
    update members
    set password_hash = :password_hash, temporary_password_until = :temporary_password_until
    where member_id = :member_id`,
  params: { member_id: int, password_hash: text, temporary_password_until: nullable(timestamp) },
});

export const replacePasswordHash = statement('replace_password_hash', {
  text: `
    update members set password_hash = :new_hash
    where member_id = :member_id and password_hash = :old_hash`,
  params: { member_id: int, old_hash: text, new_hash: text },
});

export const clearPassword = statement('clear_password', {
  text: `
    update members set password_hash = null, temporary_password_until = null
    where member_id = :member_id`,
  params: { member_id: int },
});

export const markEmailProven = statement('mark_email_proven', {
  text: `
    update members set email_proven_at = :email_proven_at
    where member_id = :member_id and email_proven_at is null`,
  params: { member_id: int, email_proven_at: timestamp },
});

export const lockMemberToLink = statement('lock_member_to_link', {
  text: `
    select email, nickname, password_hash, status from members
    where member_id = :member_id and status <> 'WITHDRAWN' for update`,
  params: { member_id: int },
  row: {
    email: notWithdrawn(text),
    nickname: notWithdrawn(text),
    password_hash: nullable(text),
    status: text,
  },
});
