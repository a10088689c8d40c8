-- oldest program: 0150
-- Mails carry the meeting as a calendar file; the kind names the file of a mail that is not sent.
alter table mail_outbox add column kind text, add column calendar_body text;
