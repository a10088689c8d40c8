-- Guesses that are being verified right now. They count against the limit before anybody knows
-- whether they are right, so that guesses made in parallel cannot pass it together.
alter table rate_limit_hits add column pending integer not null default 0 check (pending >= 0);
