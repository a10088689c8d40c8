-- oldest program: 0150
-- A crew that starts again counts its dates from then on; without it, from the beginning.
alter table crews add column counted_from timestamptz;

-- So far, a rhythm that started again counted from its first new day.
update crews set counted_from = least(starts_on::timestamp at time zone 'Asia/Seoul', now());
