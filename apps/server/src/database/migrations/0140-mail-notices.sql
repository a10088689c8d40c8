-- oldest program: 0132
-- A mail that reports a notice is cancelled when the notice is retracted before the mail was sent.
-- No reference: the row stays for a week after its notice is gone.
alter table mail_outbox add column notice_id bigint;
create index mail_outbox_notice_idx on mail_outbox (notice_id)
  where sent_at is null and failed_at is null;
