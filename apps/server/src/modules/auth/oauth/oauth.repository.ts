import { bool, bytes, int, nullable, text, timestamp } from '#server/database/column.ts';
import { statement } from '#server/database/statement.ts';
import { eraseStatement } from '#server/database/sweep-statement.ts';

export const insertAttempt = statement('insert_oauth_attempt', {
  text: `
    insert into oauth_attempts (state_hash, provider, nonce, code_verifier, expires_at)
    values (:state_hash, :provider, :nonce, :code_verifier, :expires_at)`,
  params: {
    state_hash: bytes,
    provider: text,
    nonce: text,
    code_verifier: text,
    expires_at: timestamp,
  },
});

/** Reads the attempt of a social login and deletes it, so that it works only once. */
export const takeAttempt = statement('take_oauth_attempt', {
  text: `
    delete from oauth_attempts
    where state_hash = :state_hash and provider = :provider and expires_at > :now
    returning nonce, code_verifier`,
  params: { state_hash: bytes, provider: text, now: timestamp },
  row: { nonce: text, code_verifier: text },
});

export const selectIdentity = statement('select_oauth_identity', {
  text: 'select member_id from oauth_identities where provider = :provider and subject = :subject',
  params: { provider: text, subject: text },
  row: { member_id: int },
});

export const insertIdentity = statement('insert_oauth_identity', {
  text: `
    insert into oauth_identities (provider, subject, member_id, created_at)
    values (:provider, :subject, :member_id, :created_at)`,
  params: { provider: text, subject: text, member_id: int, created_at: timestamp },
});

export const deleteIdentities = eraseStatement('oauth_identities');

export const insertOauthSignUp = statement('insert_oauth_sign_up', {
  text: `
    insert into oauth_signups (ticket_hash, provider, subject, email, email_verified, expires_at)
    values (:ticket_hash, :provider, :subject, :email, :email_verified, :expires_at)`,
  params: {
    ticket_hash: bytes,
    provider: text,
    subject: text,
    email: text,
    email_verified: bool,
    expires_at: timestamp,
  },
});

export const selectOauthSignUp = statement('select_oauth_sign_up', {
  text: 'select email from oauth_signups where ticket_hash = :ticket_hash and expires_at > :now',
  params: { ticket_hash: bytes, now: timestamp },
  row: { email: text },
});

export const takeOauthSignUp = statement('take_oauth_sign_up', {
  text: `
    delete from oauth_signups where ticket_hash = :ticket_hash and expires_at > :now
    returning provider, subject, email, email_verified`,
  params: { ticket_hash: bytes, now: timestamp },
  row: { provider: text, subject: text, email: text, email_verified: bool },
});

export const insertOauthEntry = statement('insert_oauth_entry', {
  text: `
    insert into oauth_entries (code_hash, member_id, browser_hash, expires_at)
    values (:code_hash, :member_id, :browser_hash, :expires_at)`,
  params: {
    code_hash: bytes,
    member_id: int,
    browser_hash: nullable(bytes),
    expires_at: timestamp,
  },
});

export const takeOauthEntry = statement('take_oauth_entry', {
  text: `
    delete from oauth_entries
    where code_hash = :code_hash and expires_at > :now
      and (browser_hash is null or browser_hash = :browser_hash)
    returning member_id`,
  params: { code_hash: bytes, browser_hash: bytes, now: timestamp },
  row: { member_id: int },
});
