import { bool, bytes, int, text, timestamp } from '#server/database/column.ts';
import { statement } from '#server/database/statement.ts';

export const insertAttempt = statement({
  name: 'insert_oauth_attempt',
  text: `
    insert into oauth_attempts (state_hash, provider, nonce, code_verifier, expires_at)
    values ($1, $2, $3, $4, $5)`,
  params: [bytes, text, text, text, timestamp],
});

/** An attempt is good for one return. */
export const takeAttempt = statement({
  name: 'take_oauth_attempt',
  text: `
    delete from oauth_attempts where state_hash = $1 and provider = $2 and expires_at > $3
    returning nonce, code_verifier`,
  params: [bytes, text, timestamp],
  row: { nonce: text, code_verifier: text },
});

export const selectIdentity = statement({
  name: 'select_oauth_identity',
  text: 'select member_id from oauth_identities where provider = $1 and subject = $2',
  params: [text, text],
  row: { member_id: int },
});

export const insertIdentity = statement({
  name: 'insert_oauth_identity',
  text: `
    insert into oauth_identities (provider, subject, member_id, created_at)
    values ($1, $2, $3, $4)`,
  params: [text, text, int, timestamp],
});

export const deleteIdentities = statement({
  name: 'delete_oauth_identities',
  text: 'delete from oauth_identities where member_id = $1',
  params: [int],
});

export const insertOauthSignUp = statement({
  name: 'insert_oauth_sign_up',
  text: `
    insert into oauth_signups (ticket_hash, provider, subject, email, email_verified, expires_at)
    values ($1, $2, $3, $4, $5, $6)`,
  params: [bytes, text, text, text, bool, timestamp],
});

export const selectOauthSignUp = statement({
  name: 'select_oauth_sign_up',
  text: 'select email from oauth_signups where ticket_hash = $1 and expires_at > $2',
  params: [bytes, timestamp],
  row: { email: text },
});

export const takeOauthSignUp = statement({
  name: 'take_oauth_sign_up',
  text: `
    delete from oauth_signups where ticket_hash = $1 and expires_at > $2
    returning provider, subject, email, email_verified`,
  params: [bytes, timestamp],
  row: { provider: text, subject: text, email: text, email_verified: bool },
});
