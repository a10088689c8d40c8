-- Since when we know that the address is the member's own: a mail of ours was answered, or a
-- provider vouched for it. Null: somebody typed it. Nobody knows of those who came before this.
alter table members add column email_proven_at timestamptz;

alter table oauth_signups add column email_verified boolean not null default false;
