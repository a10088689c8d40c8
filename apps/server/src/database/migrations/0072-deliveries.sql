-- Mails that are of no use after a while, and those a reader may have no more of.
alter table mail_outbox
  add column expires_at      timestamptz,
  add column unsubscribe_url text;

-- A delivery is tried for a day from its first attempt on.
alter table deliveries add column first_attempt_at timestamptz;
